import type { LoggedOrderEvent, RefundEvent } from '#domain/order/order.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { toEntries } from './as-of.ts';
import { addRefunded, listOwed, withHistory } from './queries.ts';

/** In the transaction of the refund, with its order held: the row and the log say the same. */
export async function noteRefund(
  tx: Ctx,
  storeId: string,
  orderId: string,
  event: RefundEvent,
): Promise<void> {
  const { step, how, amount } = event;
  if (step === 'failed') await addRefunded(tx.db, storeId, orderId, -amount);
  if (step === 'begun' || how === 'hand') await addRefunded(tx.db, storeId, orderId, amount);
  await appendLog(tx, storeId, { kind: 'order', orderId, event });
}

export interface OwedOrder {
  order: OrderRow;
  log: LoggedOrderEvent[];
}

/** Orders on which something is owed, the oldest first. */
export async function findOwedOrders(
  { db }: Ctx,
  storeId: string,
  { after, limit }: { after: string; limit: number },
): Promise<OwedOrder[]> {
  const stored = await withHistory(db, storeId, await listOwed(db, storeId, after, limit));
  return stored.map(({ order, log }) => ({ order, log: toEntries(log) }));
}
