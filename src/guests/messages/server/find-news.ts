import type { FeedbackRow } from '#guests/feedback/tables.ts';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { isWaiting } from '#ordering/orders/rules/whole-ready.ts';
import { turnsOf } from '#ordering/orders/server/as-of.ts';
import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { servedWay } from '#ordering/serving/rules/served-way.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { type Occasion, occasionsOf } from '../rules/messages.ts';

export interface OrderNews {
  seq: number;
  at: number;
  occasion: Occasion;
  order: OrderRow;
  feedback: FeedbackRow | null;
  /** Whether the guest was already told that it is ready. */
  wasReady: boolean;
}

type OrderLogRow = LogRow & { kind: 'order'; orderId: string; event: OrderEvent };

export function mayBeNews(entry: LogRow): entry is OrderLogRow {
  if (entry.kind !== 'order' || entry.orderId === null) return false;
  const event = entry.event as OrderEvent;
  return event.what === 'ready' || event.what === 'item' || occasionsOf(event).length > 0;
}

/** The news in an entry of the log, given the whole order. */
export function orderNewsOf({ seq, at, event }: OrderLogRow, stored: StoredOrder | undefined): OrderNews[] {
  if (!stored) return [];
  const { order, feedback } = stored;
  const turns = wayOf(order) === 'table' ? new Map<number, boolean>() : turnsOf(stored);
  const isReadyNow = turns.get(seq) === true && isWaiting(turns, order.state);
  const wasReady = [...turns.values()].at(-1) === true;
  const occasions: Occasion[] = isReadyNow ? ['ready'] : occasionsOf(event);
  return occasions
    .filter((occasion) => !isSeenAnyway(occasion, order, wasReady))
    .map((occasion) => ({ seq, at: at.getTime(), occasion, order, feedback, wasReady }));
}

/** Guests at a table need not be told that food is ready. Guests who were called to the counter get it there. */
function isSeenAnyway(occasion: Occasion, order: OrderRow, wasReady: boolean): boolean {
  const way = wayOf(order);
  return (occasion === 'ready' && way === 'table') || (occasion === 'served' && way === 'pickup' && wasReady);
}

type Served = Pick<OrderRow, 'orderType' | 'orderKind' | 'tableName'>;

export function wayOf({ tableName, ...order }: Served) {
  return servedWay({ ...order, table: tableName === null ? null : { tableName } });
}
