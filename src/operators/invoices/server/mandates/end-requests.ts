import { openUntil } from '#operators/plans/rules/settlement.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { type InvoiceRow, lockInvoice, selectDue, updateWithdrawn } from '../queries.ts';

/**
 * Ends requests that nobody has paid in time, and so gives their coupons back. One that somebody says to have paid waits
 * until an operator has looked.
 */
export async function endOldRequests(ctx: Ctx, storeIds: string[]): Promise<void> {
  // Before the lock: whether it is over is asked again under it.
  for (const { storeId, id } of (await selectDue(ctx.db, storeIds)).filter((row) => isOver(row, ctx.now)))
    await withTransaction({ ...ctx, storeId }, async (tx) => {
      const row = await lockInvoice(tx.db, storeId, id);
      if (row && isOver(row, tx.now)) await updateWithdrawn(tx.db, storeId, id, new Date(tx.now));
    });
}

const isOver = (row: InvoiceRow, now: number): boolean =>
  now >= (openUntil(row) ?? Number.POSITIVE_INFINITY) && row.claim?.refusedFor !== null;

/** Whether it was the clock that ended it. */
export const hasEnded = (row: InvoiceRow): boolean =>
  row.withdrawnAt !== null && row.withdrawnAt.getTime() >= (openUntil(row) ?? Number.POSITIVE_INFINITY);
