import { receive } from '#money/tabs/server/receive.ts';
import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import {
  CANCEL_REASONS,
  orderSettlementOf,
  type PaymentOutcome,
  type Settlement,
} from '../../rules/payment.ts';

interface Settled {
  orderId: string;
  attemptId: string;
  outcome: PaymentOutcome;
  /** The captured amount, or the attempt's amount if nothing came. */
  amount: Minor;
  currency: string;
  /** Whether no other attempt of the order is open; asked under the order's lock. */
  isLast: () => Promise<boolean>;
}

/**
 * Records the attempt's result as the order's payment, in the attempt's transaction, and cancels the order if nothing
 * was paid. Null if it changes nothing. One log entry holds both, so that no reader sees the order in between.
 */
export async function settleOrder(
  tx: Ctx,
  storeId: string,
  { orderId, attemptId, outcome, amount, currency, isLast }: Settled,
): Promise<Settlement | null> {
  const { tab, order } = await lockTabOf(tx, storeId, orderId);
  const payment = orderSettlementOf(order.paymentState, outcome, {
    isLast: outcome === 'paid' || (await isLast()),
  });
  if (!payment) return null;
  if (outcome === 'paid') {
    // Money for an order that no longer waits goes back.
    const isAwaited = payment === 'paid';
    await receive(tx, tab, {
      method: 'gateway',
      amount,
      attemptId,
      payment: isAwaited ? 'paid' : 'refund_due',
    });
    return payment;
  }
  const isEnd = order.paymentState === 'awaiting';
  const reason = isEnd ? CANCEL_REASONS[outcome] : null;
  const to = isEnd ? CANCELLED : order.state;
  const isForeign = outcome === 'foreign';
  // An order that was paid twice stays paid, and the second amount is owed.
  const paymentState = order.paymentState === 'paid' ? order.paymentState : payment;
  const event = {
    what: 'payment' as const,
    payment,
    from: order.state,
    to,
    amount: isForeign ? 0 : amount,
    ...(reason ? { reason } : {}),
    ...(isForeign ? { foreign: { amount, currency } } : {}),
  };
  const after = { ...order, paymentState, state: to };
  await changeOrders(tx, tab, [{ before: order, after, log: [event] }]);
  return payment;
}
