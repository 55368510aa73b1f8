import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { LoggedOrderEvent, RefundEvent } from '../rules/order.ts';
import type { OrderRow } from '../tables.ts';
import { toEntries } from './as-of.ts';
import { selectOwedOrders, selectStoredOrders, updateRefunded, updateRoundOff } from './queries.ts';

/** Writes a refund to the order's row and log, in the refund's transaction and with the order locked. */
export async function noteRefund(
  tx: Ctx,
  storeId: string,
  orderId: string,
  event: RefundEvent,
): Promise<void> {
  const { step, how, amount } = event;
  if (step === 'failed') await updateRefunded(tx.db, storeId, orderId, -amount);
  if (step === 'begun' || how === 'hand') await updateRefunded(tx.db, storeId, orderId, amount);
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
  const stored = await selectStoredOrders(db, storeId, await selectOwedOrders(db, storeId, after, limit));
  return stored.map(({ order, log }) => ({ order, log: toEntries(log) }));
}

/** Makes the order's amount due the one on its bill. The order is locked; pages and report sums read the log entry. */
export async function roundOrder(
  tx: Ctx,
  { storeId, id, state }: OrderRow,
  roundOff: Minor | null,
): Promise<void> {
  await updateRoundOff(tx.db, storeId, id, roundOff);
  const event = { what: 'rounded' as const, from: state, to: state, roundOff };
  await appendLog(tx, storeId, { kind: 'order', orderId: id, event });
}
