import type { StaffOrderView } from '#domain/api/order.ts';
import { request } from './request.ts';

export interface Discard {
  orderId: string;
  itemId: string;
  discarded: boolean;
  keep?: number;
  reason?: string;
}

/** Takes an item or some portions of it off an order, or puts it back. */
export function discardItem(storeId: string, { orderId, itemId, ...body }: Discard): Promise<StaffOrderView> {
  const path = `/api/stores/${storeId}/orders/${orderId}/items/${itemId}/discard`;
  return request(path, { method: 'POST', body });
}
