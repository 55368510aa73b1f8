import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';

/** Whether the guest can pay by UPI, or the restaurant checks a payment. */
export function hasUpiCard({
  money,
  payment,
  state,
}: Pick<OrderView, 'money' | 'payment' | 'state'>): boolean {
  return money.upi !== null || (payment.state === 'claimed' && state !== CANCELLED);
}
