import type { OrderStream, PageStream, StoreStream } from '#domain/api/streams.ts';
import type { Db } from '../../platform/db/client.ts';
import type { LogRow, OrderRow } from '../../platform/db/schema/orders.ts';
import { type EncodedEvent, encodeEvent } from '../../platform/http/event-stream.ts';
import type { Audience, FeedEvent } from '../../platform/ports/store-feeds.ts';
import { findStore } from '../stores/find-store.ts';
import { turnsOf } from './as-of.ts';
import { findStoredOrders } from './find-order.ts';
import { orderViewForGuest, orderViewForStaff } from './views.ts';

export type OrderFeedEvent = Omit<FeedEvent, 'tables'> & { order: OrderRow | null };

/** The stream events for entries of a store's log: each order as it was just after its entry. */
export async function feedEvents(db: Db, storeId: string, rows: LogRow[]): Promise<OrderFeedEvent[]> {
  const store = await findStore(db, storeId);
  const ids = rows.map(({ kind, orderId }) => (kind === 'order' ? orderId : null));
  const orders = await findStoredOrders({ db }, storeId, [...new Set(ids.filter((id) => id !== null))]);
  return rows.map(({ seq, kind, orderId, sittingId, event }) => {
    const known = orderId === null ? undefined : orders.get(orderId);
    const encode = (audience: Audience) => {
      if (kind === 'sitting' || kind === 'khata') return null;
      // Only the staff see which lines are ready; a guest is told when all of them are.
      if (audience === 'guest' && event.what === 'ready' && !(known && turnsOf(known).has(seq))) return null;
      if (!known) return encodeEvent(kind, seq, JSON.stringify(event as PageStream['menu']));
      const order: OrderStream['order'] | StoreStream['order'] =
        audience === 'guest'
          ? orderViewForGuest(known, store, seq)
          : orderViewForStaff(known, store, audience, seq);
      return encodeEvent(kind, seq, JSON.stringify(order));
    };
    return { seq, kind, orderId, sittingId, order: known?.order ?? null, encoded: rememberEach(encode) };
  });
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
