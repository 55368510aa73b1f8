import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';

/** While the guest can pay by UPI, and while the restaurant looks whether they have. */
export function hasUpiCard({
  money,
  payment,
  state,
}: Pick<OrderView, 'money' | 'payment' | 'state'>): boolean {
  return money.upi !== null || (payment.state === 'claimed' && state !== CANCELLED);
}
