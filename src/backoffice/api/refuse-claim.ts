import type { StaffOrderView } from '#domain/api/order.ts';
import { request } from './request.ts';

/** What the guest says to have paid has not come; they read why. */
export function refuseClaim(storeId: string, orderId: string, reason: string): Promise<StaffOrderView> {
  const path = `/api/stores/${storeId}/orders/${orderId}/claim/refuse`;
  return request(path, { method: 'POST', body: { reason } });
}
