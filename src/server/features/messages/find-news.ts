import { type Occasion, occasionsOf } from '#domain/messages/messages.ts';
import type { OrderEvent } from '#domain/order/order.ts';
import { isWaiting } from '#domain/order/whole-ready.ts';
import { servedWay } from '#domain/placing/served-way.ts';
import type { LogRow, OrderRow } from '../../platform/db/schema/orders.ts';
import { turnsOf } from '../orders/as-of.ts';
import type { StoredOrder } from '../orders/find-order.ts';

export interface News {
  seq: number;
  at: number;
  occasion: Occasion;
  order: OrderRow;
  /** Its guest was told before that it is ready. */
  wasReady: boolean;
}

type Telling = LogRow & { kind: 'order'; orderId: string; event: OrderEvent };

export function mayBeNews(entry: LogRow): entry is Telling {
  if (entry.kind !== 'order' || entry.orderId === null) return false;
  const event = entry.event as OrderEvent;
  return event.what === 'ready' || event.what === 'item' || occasionsOf(event).length > 0;
}

/** What an entry of the log has to tell, in the light of all of the order. */
export function newsOf({ seq, at, event }: Telling, stored: StoredOrder | undefined): News[] {
  if (!stored) return [];
  const { order } = stored;
  const turns = wayOf(order) === 'table' ? new Map<number, boolean>() : turnsOf(stored);
  const isReadyNow = turns.get(seq) === true && isWaiting(turns, order.state);
  const wasReady = [...turns.values()].at(-1) === true;
  const occasions: Occasion[] = isReadyNow ? ['ready'] : occasionsOf(event);
  return occasions
    .filter((occasion) => !isSeenAnyway(occasion, order, wasReady))
    .map((occasion) => ({ seq, at: at.getTime(), occasion, order, wasReady }));
}

/** At a table nobody has to get up for what is ready; and who was called to the counter is handed the food there. */
function isSeenAnyway(occasion: Occasion, order: OrderRow, wasReady: boolean): boolean {
  const way = wayOf(order);
  return (occasion === 'ready' && way === 'table') || (occasion === 'served' && way === 'pickup' && wasReady);
}

export function wayOf({ orderType, tableIden }: Pick<OrderRow, 'orderType' | 'tableIden'>) {
  return servedWay({ orderType, table: tableIden === null ? null : { tableIden } });
}
