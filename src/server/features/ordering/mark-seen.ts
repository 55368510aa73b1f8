import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { updateSeen } from './state-queries.ts';

/**
 * The kitchen has seen these orders, and their guests are told, once. One that waits for its payment, is over or is
 * not there is passed over: screens tell of many at once, and of some that have moved on meanwhile.
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
