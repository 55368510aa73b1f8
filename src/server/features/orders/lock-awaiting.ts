import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { lockOrder } from './queries.ts';

/** Locks the order until the transaction ends; null if it no longer waits for its payment. */
export async function lockAwaiting(tx: Ctx, storeId: string, orderId: string): Promise<OrderRow | null> {
  const order = await lockOrder(tx.db, storeId, orderId);
  return order?.paymentState === 'awaiting' ? order : null;
}
