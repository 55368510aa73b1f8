import { type Books, dueOf } from './books.ts';
import type { Minor } from './money.ts';
import { CANCELLED } from './order.ts';
import type { Claim, PaymentState, ReceiptMethod } from './payment.ts';
import { type Payee, UPI_CURRENCY, upiLink } from './upi.ts';

interface Claimable extends Books {
  payment: PaymentState;
  currency: string;
}

/** Whether the guest is still to pay by themselves. Who waits for a gateway pays there, and nowhere else. */
export function isPayableByUpi(order: Claimable): boolean {
  return order.payment === 'unpaid' && order.currency === UPI_CURRENCY && dueOf(order) > 0;
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

/** Reports go by it: an order that was paid in two ways names both. */
export function methodAfter(before: { method: string; paid: Minor }, method: ReceiptMethod): string {
  if (before.paid === 0) return method;
  const methods = before.method.split(' + ');
  return methods.includes(method) ? before.method : [...methods, method].join(' + ');
}
