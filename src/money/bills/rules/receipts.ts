import { type Claim, LOSSES, type PaymentState, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import { type Payee, UPI_CURRENCY, upiLink } from '#money/payments/rules/upi.ts';
import { CANCELLED, type OrderEvent } from '#ordering/orders/rules/order.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { dueOf, type OrderBalance, paymentOf } from './balance.ts';

interface Claimable extends OrderBalance {
  payment: PaymentState;
  currency: string;
}

/** Guests whose order waits for a gateway pay there and nowhere else. */
export function isPayableByUpi(order: Claimable): boolean {
  return paymentOf(order) === 'unpaid' && order.currency === UPI_CURRENCY && dueOf(order) > 0;
}

/** Returns null where nothing can be paid by UPI. */
export function linkToPay(order: Claimable & { orderNo: number }, payee: Payee | null): string | null {
  if (!payee || !isPayableByUpi(order)) return null;
  return upiLink(payee, { orderNo: order.orderNo, amount: dueOf(order) });
}

/** A claim can be made while something is due, and corrected until the staff have checked it. */
export function mayClaim(order: Claimable): boolean {
  return isPayableByUpi(order) || (order.payment === 'claimed' && order.state !== CANCELLED);
}

/**
 * Returns the most that can be recorded as received, and the default. A guest who claimed more than is now
 * due has paid that much: the difference is then owed to them, whatever has become of the order.
 */
export function receivable(
  order: OrderBalance,
  claim: Claim | null,
  method: ReceiptMethod,
): { usual: Minor; most: Minor } {
  const due = dueOf(order);
  const claimed = claim?.amount ?? 0;
  return { usual: claim && method === 'UPI' ? claimed : due, most: Math.max(due, claimed) };
}

/**
 * Finds the first order whose guest claimed the same amount without a reference and was not refused. If it
 * still has no reference, nobody can tell its transfer from the new one.
 */
export function claimedAlike(
  entries: readonly { orderNo: number; payment: PaymentState; event: OrderEvent }[],
): number | null {
  for (const [orderNo, its] of Map.groupBy(entries, (one) => one.orderNo)) {
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

/** Leaves out a method once none of its money is left. The last one stays, because an unpaid order shows it. */
export function methodWithout(joined: string, method: string): string {
  const others = joined.split(' + ').filter((one) => one !== method);
  return others.length === 0 ? joined : others.join(' + ');
}

/** The methods that a guest reads: what the restaurant loses is nothing to them. */
export function withoutLosses(joined: string): string {
  return LOSSES.reduce((left, loss) => methodWithout(left, loss), joined);
}

/** Joins the methods of an order that was paid in several ways. Reports group by the result. */
export function methodAfter(before: { method: string; paid: Minor }, method: string): string {
  if (before.paid === 0) return method;
  const methods = before.method.split(' + ');
  return methods.includes(method) ? before.method : [...methods, method].join(' + ');
}
