import { lockTabOf, type Tab } from '#ordering/orders/server/lock-tab.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { insertMissingReceipts, selectLacking, selectLackingSince } from './queries.ts';

/** Makes the missing receipts of a locked tab, because the previous release takes money without writing one. */
export async function completeReceipts({ db }: Ctx, { storeId, orders }: Tab): Promise<void> {
  const paid = orders.filter((order) => order.paid > 0).map(({ id }) => id);
  const lacking = paid.length === 0 ? [] : await selectLacking(db, storeId, paid);
  if (lacking.length > 0) await insertMissingReceipts(db, storeId, lacking);
}

/**
 * Two releases never run beside each other for so long. Older orders get their receipts when something happens
 * to them.
 */
const RECENT_MS = 3 * DAY;

export async function sweepReceipts(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { storeId, id } of await selectLackingSince(ctx.db, storeIds, ctx.now - RECENT_MS)) {
    // Before the lock: which receipts are missing is read again under it.
    await withTransaction({ ...ctx, storeId }, async (tx) => {
      await completeReceipts(tx, (await lockTabOf(tx, storeId, id)).tab);
    });
  }
}
