import { isForRegistry } from '#money/e-invoices/rules/invoice.ts';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { type BillRow, selectBillsOf } from '../queries.ts';
import { insertEInvoice, selectIsRegistering, upsertDue } from './e-invoice-queries.ts';

/**
 * Runs in the transaction that issues a document: it is registered afterwards, so that no guest waits for it. What it
 * corrects is due too, because a bill that is taken back is cancelled there.
 */
export async function fileForRegistry(tx: Ctx, { storeId, id, tabId, content }: BillRow): Promise<void> {
  if (!isForRegistry(content)) return;
  const issued = content.corrects === null ? [] : await selectBillsOf(tx.db, storeId, tabId);
  const corrected = issued.find(({ number }) => number === content.corrects);
  const isKnown = corrected?.eInvoice != null;
  if (!isKnown && !(await selectIsRegistering(tx.db, storeId))) return;
  await insertEInvoice(tx.db, { storeId, billId: id });
  await upsertDue(tx.db, storeId, id, tx.now);
  if (isKnown) await upsertDue(tx.db, storeId, corrected.id, tx.now);
}

/** Makes a document due now. */
export const fileAgain = (
  { db, storeId, now }: Pick<StoreCtx, 'db' | 'storeId' | 'now'>,
  billId: string,
): Promise<void> => upsertDue(db, storeId, billId, now);
