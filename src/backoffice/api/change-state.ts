import type { ChangeStateBody, StaffOrderView } from '#domain/api/order.ts';
import { request } from './request.ts';

export function changeState(
  storeId: string,
  orderId: string,
  body: ChangeStateBody,
): Promise<StaffOrderView> {
  return request(`/api/stores/${storeId}/orders/${orderId}/state`, { method: 'POST', body });
}
