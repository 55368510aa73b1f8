import type { OrderView } from '#domain/api/order.ts';
import { send } from './send.ts';

/** The guest takes back what they have just ordered. */
export function cancelOrder(slug: string): Promise<OrderView> {
  return send<OrderView>(`/order/status/${encodeURIComponent(slug)}/cancel`, { method: 'POST', body: {} });
}
