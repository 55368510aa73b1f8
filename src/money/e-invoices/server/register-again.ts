import { findOwnBill, getBill } from '#money/bills/server/list-bills.ts';
import { fileAgain } from '#money/bills/server/registry/file-for-registry.ts';
import type { BillsOfOrder } from '#money/bills/wire/bills.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { updateEInvoice } from './queries.ts';

/** Tries again what was refused, once it is mended, and now what waits for its next try. Anything else stays. */
export async function registerAgain(ctx: StoreCtx, billId: string): Promise<BillsOfOrder> {
  authorise(ctx, 'bill.issue');
  const { eInvoice } = await findOwnBill(ctx, billId);
  // Before the lock: the update counts only if it is still refused.
  await withTransaction(ctx, async (tx) => {
    const isRefused = eInvoice?.state === 'refused';
    const isMoved = isRefused && (await updateEInvoice(tx.db, eInvoice, { state: 'waiting', reason: null }));
    if (isMoved || eInvoice?.state === 'waiting') await fileAgain(tx, billId);
  });
  return getBill(ctx, billId);
}
