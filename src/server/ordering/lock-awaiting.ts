import type { Ctx } from '../context.ts';
import { lockOrder, type OrderRow } from './queries.ts';

/** The order, held until the transaction's end; null where it doesn't wait for its payment any more. */
export async function lockAwaiting(tx: Ctx, storeId: string, orderId: string): Promise<OrderRow | null> {
  const order = await lockOrder(tx.db, storeId, orderId);
  return order?.paymentState === 'awaiting' ? order : null;
}
