import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { send } from './send.ts';

export function postOrder(storeId: string, body: PlaceOrderBody, key: string): Promise<PlacedOrder> {
  const headers = { 'idempotency-key': key };
  return send<PlacedOrder>(`/order/create/web/${encodeURIComponent(storeId)}`, {
    method: 'POST',
    body,
    headers,
  });
}
