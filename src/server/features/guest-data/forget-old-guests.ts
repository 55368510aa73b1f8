import { BILLS_KEPT_MONTHS, monthsBefore, USUAL_KEEPING } from '#domain/people/guest-data.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { firstIdAt } from '../../platform/ids.ts';
import {
  forgetGuests,
  forgetOnBills,
  type GuestDataRow,
  holdGuestData,
  moveMarks,
  readBillIds,
  readGuestData,
  readOrderIds,
} from './queries.ts';

const AT_ONCE = 500;

/** Takes names, numbers and addresses off orders that are older than their store keeps them, and off very old bills. */
export async function forgetOldGuests(ctx: Ctx, storeIds: string[]): Promise<void> {
  const rows = new Map((await readGuestData(ctx.db, storeIds)).map((row) => [row.storeId, row]));
  const billsBefore = firstIdAt(monthsBefore(ctx.now, BILLS_KEPT_MONTHS));
  for (const storeId of storeIds) {
    const row = rows.get(storeId);
    if ((await readDueOrders(ctx, storeId, row)).length > 0) await forgetOrders(ctx, storeId);
    await forgetBills(ctx, storeId, row?.billsForgotten ?? null, billsBefore);
  }
}

type Keeping = Pick<GuestDataRow, 'months' | 'ordersForgotten'>;

function readDueOrders({ db, now }: Ctx, storeId: string, row: Keeping | undefined): Promise<string[]> {
  const before = firstIdAt(monthsBefore(now, row?.months ?? USUAL_KEEPING));
  return readOrderIds(db, storeId, { after: row?.ordersForgotten ?? null, before, most: AT_ONCE });
}

/** By what the store has set at that moment: what has been forgotten does not come back. */
async function forgetOrders(ctx: Ctx, storeId: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await withTransaction(ctx, async (tx) => {
      const ids = await readDueOrders(tx, storeId, await holdGuestData(tx.db, storeId));
      const last = ids.at(-1);
      if (!last) return false;
      await forgetGuests(tx.db, storeId, ids);
      await moveMarks(tx.db, storeId, { ordersForgotten: last });
      return true;
    });
  }
}

async function forgetBills(ctx: Ctx, storeId: string, after: string | null, before: string): Promise<void> {
  for (let mark = after; ; ) {
    const ids = await readBillIds(ctx.db, storeId, { after: mark, before, most: AT_ONCE });
    const last = ids.at(-1);
    if (!last) return;
    await withTransaction(ctx, async ({ db }) => {
      await forgetOnBills(db, storeId, ids);
      await moveMarks(db, storeId, { billsForgotten: last });
    });
    mark = last;
  }
}
