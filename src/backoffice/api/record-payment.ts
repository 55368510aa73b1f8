import type { StaffOrderView } from '#domain/api/order.ts';
import type { ReceiptMethod } from '#domain/payment.ts';
import { request } from './request.ts';

export interface Receiving {
  method: ReceiptMethod;
  amount: number;
  reference?: string;
  /** What had come already when somebody looked. */
  paidBefore: number;
}

/** Money has come for an order. */
export function recordPayment(storeId: string, orderId: string, body: Receiving): Promise<StaffOrderView> {
  return request(`/api/stores/${storeId}/orders/${orderId}/payments`, { method: 'POST', body });
}
