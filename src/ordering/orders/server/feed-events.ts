import type { Db } from '#platform/db/server/client.ts';
import { type EncodedEvent, encodeEvent } from '#platform/http/server/event-stream.ts';
import type { Audience, FeedEvent } from '#platform/ports/server/store-feeds.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { OrderStream, PageStream, StoreStream } from '#restaurant/live/wire/streams.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { OrderRow } from '../tables.ts';
import { turnsOf } from './as-of.ts';
import { findStoredOrders } from './find-order.ts';
import type { StoredOrder } from './stored-order.ts';
import { orderViewForGuest, orderViewForStaff } from './views.ts';

export type OrderFeedEvent = Omit<FeedEvent, 'tables'> & { order: OrderRow | null };

/** The stream events for entries of a store's log: each order as it was just after its entry. */
export async function feedEvents(db: Db, storeId: string, rows: LogRow[]): Promise<OrderFeedEvent[]> {
  const told = rows.map(({ kind, orderId }) => (kind === 'order' ? orderId : null));
  const ids = [...new Set(told.filter((id) => id !== null))];
  const orders = await findStoredOrders({ db }, storeId, ids);
  const store = ids.length === 0 ? null : await findStore(db, storeId);
  return rows.map(({ seq, kind, orderId, sittingId, event }) => {
    const known = orderId === null ? undefined : orders.get(orderId);
    const encode = (audience: Audience) => {
      if (kind === 'sitting' || kind === 'khata') return null;
      if (audience === 'guest' && isOfStaffAlone(event, seq, known)) return null;
      const told = known && store ? orderFor(known, store, audience, seq) : (event as PageStream['menu']);
      return encodeEvent(kind, seq, JSON.stringify(told));
    };
    return { seq, kind, orderId, sittingId, order: known?.order ?? null, encoded: rememberEach(encode) };
  });
}

/** Only the staff see which lines are ready and what a table does not eat; a guest is told when all of them are. */
function isOfStaffAlone({ what }: LogRow['event'], seq: number, known: StoredOrder | undefined): boolean {
  return (
    what === 'part_ready' || what === 'needs' || (what === 'ready' && !(known && turnsOf(known).has(seq)))
  );
}

function orderFor(
  known: StoredOrder,
  store: StoreRow,
  audience: Audience,
  seq: number,
): OrderStream['order'] | StoreStream['order'] {
  return audience === 'guest'
    ? orderViewForGuest(known, store, seq)
    : orderViewForStaff(known, store, audience, seq);
}

/** Encodes an event once for each audience, because thousands may receive it. */
function rememberEach(encode: FeedEvent['encoded']): FeedEvent['encoded'] {
  const encoded = new Map<Audience, EncodedEvent | null>();
  return (audience) => {
    const known = encoded.get(audience);
    const event = known === undefined ? encode(audience) : known;
    encoded.set(audience, event);
    return event;
  };
}
