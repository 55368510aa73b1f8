import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Guests } from '#platform/feature/server/guests.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { BILLS_KEPT_MONTHS, DEFAULT_KEEPING, monthsBefore } from '../rules/guest-data.ts';
import {
  type GuestDataRow,
  lockGuestData,
  selectBillIds,
  selectGuestData,
  selectOrderIds,
  updateBillsErased,
  updateGuestsErased,
  upsertMarks,
} from './queries.ts';

const AT_ONCE = 500;

/** Erases guests' data from orders that are older than their store keeps it, and from very old bills. */
export async function eraseOldGuests(ctx: Ctx, storeIds: string[], kept: readonly Guests[]): Promise<void> {
  const rows = new Map((await selectGuestData(ctx.db, storeIds)).map((row) => [row.storeId, row]));
  const billsBefore = firstIdAt(monthsBefore(ctx.now, BILLS_KEPT_MONTHS));
  for (const storeId of storeIds) {
    const row = rows.get(storeId);
    if ((await selectDueOrders(ctx, storeId, row)).length > 0) await eraseOrders(ctx, storeId, kept);
    const before = monthsBefore(ctx.now, row?.months ?? DEFAULT_KEEPING);
    for (const guests of kept) await guests.forget?.(ctx, storeId, before);
    await eraseBills(ctx, storeId, row?.billsForgotten ?? null, billsBefore);
  }
}

type Keeping = Pick<GuestDataRow, 'months' | 'ordersForgotten'>;

function selectDueOrders({ db, now }: Ctx, storeId: string, row: Keeping | undefined): Promise<string[]> {
  const before = firstIdAt(monthsBefore(now, row?.months ?? DEFAULT_KEEPING));
  return selectOrderIds(db, storeId, { after: row?.ordersForgotten ?? null, before, most: AT_ONCE });
}

/** Uses the store's setting at that moment: erased data does not come back. */
async function eraseOrders(ctx: Ctx, storeId: string, kept: readonly Guests[]): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await withTransaction(ctx, async (tx) => {
      const row = await lockGuestData(tx.db, storeId);
      const ids = await selectDueOrders(tx, storeId, row);
      const last = ids.at(-1);
      if (!last) return false;
      await updateGuestsErased(tx.db, storeId, ids);
      const time = { after: row?.ordersForgotten ?? null, upTo: last };
      for (const guests of kept) await guests.eraseWithOrders?.(tx, storeId, { ids, time });
      await upsertMarks(tx.db, storeId, { ordersForgotten: last });
      return true;
    });
  }
}

async function eraseBills(ctx: Ctx, storeId: string, after: string | null, before: string): Promise<void> {
  for (let mark = after; ; ) {
    const ids = await selectBillIds(ctx.db, storeId, { after: mark, before, most: AT_ONCE });
    const last = ids.at(-1);
    if (!last) return;
    // Before the lock: bills of that age stay as they are.
    await withTransaction(ctx, async ({ db }) => {
      await updateBillsErased(db, storeId, ids);
      await upsertMarks(db, storeId, { billsForgotten: last });
    });
    mark = last;
  }
}
