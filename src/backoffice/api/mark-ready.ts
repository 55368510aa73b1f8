import type { StaffOrderView } from '#domain/api/order.ts';
import { request } from './request.ts';

export interface ReadyMark {
  orderId: string;
  itemId: string;
  ready: boolean;
}

/** The kitchen is done with an item of an order, or was not after all. */
export function markReady(storeId: string, { orderId, itemId, ready }: ReadyMark): Promise<StaffOrderView> {
  const path = `/api/stores/${storeId}/orders/${orderId}/items/${itemId}/ready`;
  return request(path, { method: 'POST', body: { ready } });
}
