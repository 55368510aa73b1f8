import type { OrderView } from '#domain/api/order.ts';
import { send } from './send.ts';

/** "I have paid": the restaurant looks whether it has come. */
export function claimPayment(slug: string, utr: string): Promise<OrderView> {
  const body = utr === '' ? {} : { utr };
  return send<OrderView>(`/order/status/${encodeURIComponent(slug)}/claim`, { method: 'POST', body });
}
