import type { Minor } from '../money/money.ts';
import type { Claim, PaymentState, ReceiptMethod } from '../money/payment.ts';
import { type Payee, UPI_CURRENCY, upiLink } from '../money/upi.ts';
import { CANCELLED, type OrderEvent } from '../order/order.ts';
import { type Books, dueOf, paymentOf } from './books.ts';

interface Claimable extends Books {
  payment: PaymentState;
  currency: string;
}

/** Whether the guest is still to pay by themselves. Who waits for a gateway pays there, and nowhere else. */
export function isPayableByUpi(order: Claimable): boolean {
  return paymentOf(order) === 'unpaid' && order.currency === UPI_CURRENCY && dueOf(order) > 0;
}

/** What such a guest's app opens; null where there is nothing to pay by it, and in a store that is not paid so. */
export function linkToPay(order: Claimable & { orderNo: number }, payee: Payee | null): string | null {
  if (!payee || !isPayableByUpi(order)) return null;
  return upiLink(payee, { orderNo: order.orderNo, amount: dueOf(order) });
}

/** A claim is made where something is to be paid, and put right until somebody has looked. */
export function mayClaim(order: Claimable): boolean {
  return isPayableByUpi(order) || (order.payment === 'claimed' && order.state !== CANCELLED);
}

/**
 * How much can be said to have come, and how much it is where nobody says otherwise. Who has claimed more than is due
 * by now has paid that all the same: it is then owed to them, whatever has become of the order.
 */
export function receivable(
  order: Books,
  claim: Claim | null,
  method: ReceiptMethod,
): { usual: Minor; most: Minor } {
  const due = dueOf(order);
  const claimed = claim?.amount ?? 0;
  return { usual: claim && method === 'UPI' ? claimed : due, most: Math.max(due, claimed) };
}

/**
 * The first order whose guest has claimed the amount without a reference, and was not refused. It names none by now
 * either, so that nobody can tell its transfer from that of another claim.
 */
export function claimedAlike(
  news: readonly { orderNo: number; payment: PaymentState; event: OrderEvent }[],
): number | null {
  for (const [orderNo, its] of Map.groupBy(news, (one) => one.orderNo)) {
    const events = its.map(({ event }) => event);
    const isClaim = events.some(({ what }) => what === 'claim');
    const isNamed = events.some(
      (event) =>
        (event.what === 'claim' && event.utr !== undefined) ||
        (event.what === 'payment' && event.received?.reference !== undefined),
    );
    const isOpenOrPaid = its[0]?.payment === 'claimed' || events.some(({ what }) => what === 'payment');
    if (isClaim && !isNamed && isOpenOrPaid) return orderNo;
  }
  return null;
}

/** Reports go by it: an order that was paid in two ways names both. */
export function methodAfter(before: { method: string; paid: Minor }, method: ReceiptMethod): string {
  if (before.paid === 0) return method;
  const methods = before.method.split(' + ');
  return methods.includes(method) ? before.method : [...methods, method].join(' + ');
}
