import { receivable } from '#money/bills/rules/receipts.ts';
import { receiptOf, refuseTooLittle } from '#money/tabs/server/receipt-of.ts';
import { receive } from '#money/tabs/server/receive.ts';
import { refuseSameTransfer } from '#money/tabs/server/transfers.ts';
import { drawerForCash } from '#money/till/server/find-till.ts';
import type { OrderFold } from '#ordering/orders/rules/fold-order.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findStoredOrder } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
import type { RecordPaymentBody } from '../wire/receipts.ts';

/** Records money that the staff have received: the amount that was claimed, or the one that they were handed. */
export async function recordPayment(
  ctx: StoreCtx,
  orderId: string,
  body: RecordPaymentBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'payment.record');
  await withTransaction(ctx, async (tx) => {
    const { tab, order } = await lockTabOf(tx, tx.storeId, orderId);
    const stored = await findStoredOrder(tx, tx.storeId, orderId);
    refuseWhenLong(stored.log.length, 'money');
    const { fold } = asOf(stored);
    refuseWhileOpen(order, fold, body);
    const limits = receivable(order, fold.claim, body.method);
    const amount = amountOf(
      body,
      tx.late ? { ...limits, most: Math.max(limits.most, body.amount ?? 0) } : limits,
    );
    const received = receiptOf(body, fold.claim?.utr ?? null);
    if (received.method === 'UPI') {
      const { reference } = received;
      const transfer = { storeId: tx.storeId, tabId: tab.id, of: { orderId }, amount, reference };
      await refuseSameTransfer(tx, { ...transfer, isClaimed: fold.claim !== null });
    }
    // Of the rounds of a sitting, it pays this one.
    const tendered = body.tendered ?? null;
    refuseTooLittle(tendered, amount);
    const drawerId = await drawerForCash(tx, tx.storeId, body.drawer);
    await receive(tx, tab, { ...received, amount, tendered, orders: [order], drawerId });
    const told = { taken: amount, due: limits.most };
    const raised = { storeId: tx.storeId, kind: 'price' as const, orderId, command: null, told };
    if (told.taken > told.due) await raiseQuestion(tx, raised);
  });
  return getForStaff(ctx, orderId);
}

function refuseWhileOpen(
  { paymentState, paid }: OrderRow,
  { claim }: OrderFold,
  { method, paidBefore }: RecordPaymentBody,
): void {
  if (paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
  // Otherwise the guest's claim would be lost, whether it is true or not.
  if (claim && method !== 'UPI') throw new AppError('CLAIM_OPEN');
  if (paidBefore !== undefined && paidBefore !== paid)
    throw new AppError('PAYMENT_CHANGED', { paid: toNumber(paid) });
}

function amountOf({ amount }: RecordPaymentBody, { usual, most }: { usual: Minor; most: Minor }): Minor {
  const meant = amount ?? usual;
  if (most === 0 || (amount === undefined && usual === 0)) throw new AppError('PAYMENT_NOT_DUE');
  if (meant === 0 || meant > most)
    throw fieldFault({ amount: { rule: 'outside', least: 0.01, most: toDecimal(most) } });
  return meant;
}
