import type { PayAnswer } from '#domain/api/order.ts';
import { send } from './send.ts';

/** Has a payment begun that could not be begun when the order was placed. */
export function payOrder(slug: string): Promise<PayAnswer> {
  return send<PayAnswer>(`/order/status/${encodeURIComponent(slug)}/pay`, { method: 'POST', body: {} });
}
