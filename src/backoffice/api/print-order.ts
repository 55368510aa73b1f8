import type { PrintOrderBody } from '#domain/api/printing.ts';
import { request } from './request.ts';

export function printOrder(storeId: string, orderId: string, body: PrintOrderBody): Promise<null> {
  return request(`/api/stores/${storeId}/orders/${orderId}/print`, { method: 'POST', body });
}
