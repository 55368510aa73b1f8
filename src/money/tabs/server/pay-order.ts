import { methodAfter, methodWithout } from '#money/bills/rules/receipts.ts';
import { isReceived, type PaidBy } from '#money/payments/rules/payment.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { ReceiptRow } from '../tables.ts';
import { updatePaid } from './queries.ts';

interface Share {
  receiptId: string;
  method: PaidBy;
  reference: string | null;
  /** Negative if it moves to another round or is taken back. */
  amount: Minor;
  isMoved?: boolean;
  /** The receipt that it takes back. */
  reverses?: string | null;
  takenBy?: ReceiptRow['takenBy'];
  /** Whether nothing else of the order was paid by this method. */
  isLast?: boolean;
  /** Whether the order waits for the money; otherwise it is refunded. If left out, the order's state decides. */
  payment?: 'paid' | 'refund_due';
  /** The way of paying that the order shows, where a gateway has the money. */
  label?: string | undefined;
}

/** Writes a share of a receipt to the row and the log of its order. */
export async function payOrder(tx: Ctx, order: OrderRow, share: Share): Promise<OrderRow> {
  const { storeId, id, state } = order;
  const { receiptId, method, reference, amount, isMoved = false, reverses, takenBy } = share;
  const payment = share.payment ?? paymentFor(order, amount);
  const isKept = order.paymentState === 'paid' || amount < 0;
  const paymentState = isKept ? order.paymentState : payment;
  const change = { paid: order.paid + amount, paymentState, paymentMethod: methodOf(order, share) };
  await updatePaid(tx.db, order, change);
  const event = {
    what: 'payment' as const,
    payment,
    from: state,
    to: state,
    amount,
    ...(method === 'gateway' ? {} : { received: { method, ...(reference === null ? {} : { reference }) } }),
    receiptId,
    ...(order.sittingId === null ? {} : { ofTable: true as const }),
    ...(isMoved ? { moved: true as const } : {}),
    ...(reverses ? { reverses } : {}),
    ...printedWith(tx),
    ...(takenBy?.kind === 'staff' ? { takenBy: { id: takenBy.id, name: takenBy.name } } : {}),
  };
  await appendLog(tx, storeId, { kind: 'order', orderId: id, event });
  return { ...order, ...change };
}

/** What a tablet without a line has printed of what it did. */
export const printedWith = ({ late }: Pick<Ctx, 'late'>): { printed?: string[] } =>
  late && late.printed.length > 0 ? { printed: late.printed } : {};

function paymentFor({ state, paymentState }: OrderRow, amount: Minor): 'paid' | 'refund_due' {
  if (amount < 0 && isReceived(paymentState)) return paymentState;
  return state === CANCELLED ? 'refund_due' : 'paid';
}

function methodOf(
  { paymentMethod, paid }: OrderRow,
  { method, amount, label, isLast = false }: Share,
): string {
  if (amount < 0) return isLast ? methodWithout(paymentMethod, method) : paymentMethod;
  const shown = method === 'gateway' ? label : method;
  return shown === undefined ? paymentMethod : methodAfter({ method: paymentMethod, paid }, shown);
}
