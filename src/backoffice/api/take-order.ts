import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { request } from './request.ts';

/** An order for somebody who stands here or is on the telephone; the same key never makes a second one. */
export function takeOrder(storeId: string, body: PlaceOrderBody, key: string): Promise<PlacedOrder> {
  return request(`/api/stores/${storeId}/orders`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body,
  });
}
