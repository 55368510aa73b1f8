import type { Minor } from './money.ts';
import { CANCELLED, type OrderState } from './order.ts';
import type { Claim, PaymentState, ReceiptMethod } from './payment.ts';
import { UPI_CURRENCY } from './upi.ts';

interface Money {
  state: OrderState;
  amount: Minor;
  paid: Minor;
  refunded: Minor;
}

/** What is still to be paid: for an order that is cancelled, nothing. */
export function dueOf({ state, amount, paid, refunded }: Money): Minor {
  return state === CANCELLED ? 0 : Math.max(0, amount - (paid - refunded));
}

interface Claimable extends Money {
  payment: PaymentState;
  currency: string;
}

/** Whether the guest is still to pay by themselves. Who waits for a gateway pays there, and nowhere else. */
export function isPayableByUpi(order: Claimable): boolean {
  return order.payment === 'unpaid' && order.currency === UPI_CURRENCY && dueOf(order) > 0;
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
  order: Money,
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
