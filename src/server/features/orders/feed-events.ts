import type { OrderStream, PageStream, StoreStream } from '#domain/api/streams.ts';
import type { Db } from '../../platform/db/client.ts';
import type { LogRow } from '../../platform/db/schema/orders.ts';
import type { Audience, FeedEvent } from '../../platform/ports/store-feeds.ts';
import { findStore } from '../stores/find-store.ts';
import { turnsOf } from './as-of.ts';
import { findStoredOrders } from './find-order.ts';
import { orderViewForGuest, orderViewForStaff } from './views.ts';

/** The stream events for entries of a store's log: each order as it was just after its entry. */
export async function feedEvents(db: Db, storeId: string, rows: LogRow[]): Promise<FeedEvent[]> {
  const store = await findStore(db, storeId);
  const ids = [...new Set(rows.map((row) => row.orderId).filter((id) => id !== null))];
  const orders = await findStoredOrders({ db }, storeId, ids);
  return rows.map(({ seq, kind, orderId, event }) => {
    const known = orderId === null ? undefined : orders.get(orderId);
    const render = (audience: Audience) => {
      // Only the staff see which lines are ready; a guest is told when all of them are.
      if (audience === 'guest' && event.what === 'ready' && !(known && turnsOf(known).has(seq))) return null;
      if (!known) return JSON.stringify(event as PageStream['menu']);
      const order: OrderStream['order'] | StoreStream['order'] =
        audience === 'guest'
          ? orderViewForGuest(known, store, seq)
          : orderViewForStaff(known, store, audience, seq);
      return JSON.stringify(order);
    };
    return { seq, kind, orderId, data: rememberEach(render) };
  });
}

/** Serialises an event once for each audience, because thousands may receive it. */
function rememberEach(render: (audience: Audience) => string | null): FeedEvent['data'] {
  const rendered = new Map<Audience, string | null>();
  return (audience) => {
    const known = rendered.get(audience);
    const text = known === undefined ? render(audience) : known;
    rendered.set(audience, text);
    return text;
  };
}
