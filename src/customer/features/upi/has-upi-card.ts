import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';

/** Whether the guest can pay by UPI, or the restaurant checks a payment. */
export function hasUpiCard({
  money,
  payment,
  state,
}: Pick<OrderView, 'money' | 'payment' | 'state'>): boolean {
  return money.upi !== null || (payment.state === 'claimed' && state !== CANCELLED);
}
