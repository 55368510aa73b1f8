import { MOST_SEEN_AT_ONCE } from '#domain/api/order.ts';
import { request } from './request.ts';

/** The kitchen has seen these orders, as many at once as the server takes. */
export function markSeen(storeId: string, orders: readonly string[]): Promise<{ orders: string[] }> {
  const body = { orders: orders.slice(0, MOST_SEEN_AT_ONCE) };
  return request(`/api/stores/${storeId}/orders/seen`, { method: 'POST', body });
}
