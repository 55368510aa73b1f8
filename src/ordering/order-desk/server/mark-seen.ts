import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { updateSeen } from './queries.ts';

/**
 * Marks orders as seen by the kitchen and tells their guests, once. Orders that wait for payment, are over or don't
 * exist are skipped, since screens report many at once, some of which have moved on.
 */
export async function markSeen(ctx: StoreCtx, ids: string[]): Promise<{ orders: string[] }> {
  authorise(ctx, 'order.move');
  if (ids.length === 0) return { orders: [] };
  return withTransaction(ctx, async (tx) => {
    const orders = await updateSeen(tx.db, tx.storeId, ids, new Date(tx.now));
    for (const orderId of orders) {
      await appendLog(tx, tx.storeId, { kind: 'order', orderId, event: { what: 'seen' } });
    }
    return { orders };
  });
}
