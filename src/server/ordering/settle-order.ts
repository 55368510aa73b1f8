import type { Minor } from '#domain/money.ts';
import { CANCELLED } from '#domain/order.ts';
import {
  CANCEL_REASONS,
  isReceived,
  type PaymentOutcome,
  type Settlement,
  settlementOf,
} from '#domain/payment.ts';
import type { Ctx } from '../context.ts';
import { appendLog } from '../realtime/append-log.ts';
import { lockOrder } from './queries.ts';
import { movePayment } from './state-queries.ts';

interface Settled {
  orderId: string;
  outcome: PaymentOutcome;
  /** What the attempt was for. */
  amount: Minor;
}

/**
 * In the transaction of the attempt: what has become of it is the order's payment now, and cancels the order where
 * nothing was paid. Null when it changes nothing. One entry tells both, so that no reader sees the order in between.
 */
export async function settleOrder(
  tx: Ctx,
  storeId: string,
  { orderId, outcome, amount }: Settled,
): Promise<Settlement | null> {
  const order = await lockOrder(tx.db, storeId, orderId);
  const payment = order && settlementOf(order.paymentState, outcome);
  if (!payment) return null;
  const reason = CANCEL_REASONS[payment];
  const to = reason ? CANCELLED : order.state;
  const paid = isReceived(payment) ? amount : 0;
  const change = { from: order.paymentState, to: payment, state: to, paid };
  await movePayment(tx.db, storeId, orderId, change);
  const event = { what: 'payment' as const, payment, from: order.state, to, amount };
  await appendLog(tx, storeId, { kind: 'order', orderId, event: reason ? { ...event, reason } : event });
  return payment;
}
