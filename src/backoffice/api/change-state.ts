import type { ChangeStateBody, OrderView } from '#domain/api/order.ts';
import { request } from './request.ts';

export function changeState(storeId: string, orderId: string, body: ChangeStateBody): Promise<OrderView> {
  return request(`/api/stores/${storeId}/orders/${orderId}/state`, { method: 'POST', body });
}
