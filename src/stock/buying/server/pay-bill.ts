import { keepEntry } from '#money/till/server/add-entry.ts';
import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { findSupplier } from '#stock/ingredients/server/suppliers.ts';
import type { PayBillBody, SupplierBillPatch } from '../wire/buying.ts';
import { type BillWithEntry, lockBillRow, selectBill, updateBill } from './queries.ts';

export async function findSupplierBill({ db, storeId }: StoreCtx, id: string): Promise<BillWithEntry> {
  const row = await selectBill(db, { storeId, id: parseId(id, 'SUPPLIER_BILL_NOT_FOUND') });
  if (!row) throw new AppError('SUPPLIER_BILL_NOT_FOUND');
  return row;
}

/** What was taken out of a drawer and taken back at the till is to be paid again. */
export const isPaid = ({ paidAt, isUndone }: Pick<BillWithEntry, 'paidAt' | 'isUndone'>): boolean =>
  paidAt !== null && !isUndone;

async function lockBill(tx: StoreCtx, id: string): Promise<BillWithEntry> {
  const { storeId } = await findSupplierBill(tx, id);
  await lockBillRow(tx.db, { storeId, id });
  return findSupplierBill(tx, id);
}

export async function changeSupplierBill(
  ctx: StoreCtx,
  id: string,
  { number, amount, dueOn }: SupplierBillPatch,
): Promise<void> {
  authorise(ctx, 'stock.buy');
  await withTransaction(ctx, async (tx) => {
    const bill = await lockBill(tx, id);
    if (isPaid(bill)) throw new AppError('SUPPLIER_BILL_PAID');
    await updateBill(tx.db, bill, { number: number.trim(), amount, dueOn });
  });
}

const NOT_PAID = { paidAt: null, paidFrom: null, paidBy: null, entryId: null };

/** Paying again the same way changes nothing. Another way is refused: cash handed out as well would be missing at the close. */
function isToPay(bill: BillWithEntry, { from, amount }: Pick<PayBillBody, 'from' | 'amount'>): boolean {
  if (isPaid(bill)) {
    if (bill.paidFrom !== from) throw new AppError('SUPPLIER_BILL_PAID');
    return false;
  }
  if (amount !== undefined && amount !== bill.amount) throw new AppError('SUPPLIER_BILL_CHANGED');
  // Nobody has said yet what it costs.
  if (bill.amount === 0) throw fieldFault({ amount: { rule: 'required' } });
  return true;
}

/** Pays a bill once, however often it is asked. Cash leaves its drawer in the same transaction. */
export async function paySupplierBill(
  ctx: StoreCtx,
  id: string,
  { from, amount, drawer }: PayBillBody,
): Promise<void> {
  authorise(ctx, 'stock.buy');
  await withTransaction(ctx, async (tx) => {
    const bill = await lockBill(tx, id);
    if (from === null && bill.paidFrom === 'bank') await updateBill(tx.db, bill, NOT_PAID);
    if (from === null || !isToPay(bill, { from, amount })) return;
    const entryId = from === 'drawer' ? uuidV7(tx.now) : null;
    const paidAt = new Date(tx.now);
    await updateBill(tx.db, bill, { paidAt, paidFrom: from, paidBy: actorRecord(tx.actor), entryId });
    if (entryId === null) return;
    const { name } = await findSupplier(tx, bill.supplierId);
    const note = [name, bill.number].filter(Boolean).join(' · ');
    await keepEntry(tx, {
      id: entryId,
      what: 'out',
      amount: bill.amount,
      reason: 'supplier',
      note,
      key: null,
      drawer,
    });
  });
}
