import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { lockOrder } from './queries.ts';

/** The order, held until the transaction's end; null where it doesn't wait for its payment any more. */
export async function lockAwaiting(tx: Ctx, storeId: string, orderId: string): Promise<OrderRow | null> {
  const order = await lockOrder(tx.db, storeId, orderId);
  return order?.paymentState === 'awaiting' ? order : null;
}
