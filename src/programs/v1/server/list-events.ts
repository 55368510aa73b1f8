import { findStoredOrders } from '#ordering/orders/server/find-order.ts';
import { audienceOf } from '#ordering/orders/server/get-order.ts';
import { orderViewForStaff } from '#ordering/orders/server/views.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import type { Audience } from '#platform/ports/server/store-feeds.ts';
import { selectLog } from '#platform/realtime/server/read-log.ts';
import type { LogRow, PageEvent } from '#platform/realtime/tables.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { type ApiEvent, type EventPage, eventTypeOf } from '../wire/events.ts';
import { dishState } from '../wire/menu.ts';
import { toApiOrder } from '../wire/order.ts';

type Shown = Exclude<Audience, 'guest'>;

/** A page of what has happened after an entry of the log. */
export async function listEvents(
  ctx: StoreCtx,
  { after: asked, limit }: { after: number | 'now'; limit: number },
): Promise<EventPage> {
  authorise(ctx, 'order.read');
  const after = asked === 'now' ? await ctx.services.feeds.latest(ctx.storeId) : asked;
  const entries = await selectLog(ctx.db, ctx.storeId, after, limit);
  return {
    events: await eventsOf(ctx, ctx.storeId, entries, audienceOf(ctx)),
    next: entries.at(-1)?.seq ?? after,
    more: entries.length === limit,
  };
}

/** The events that these entries are, each with its order as it was just then. */
export async function eventsOf(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  entries: LogRow[],
  audience: Shown,
): Promise<ApiEvent[]> {
  const told = entries.flatMap((entry) => {
    const type = eventTypeOf(entry);
    return type ? [{ entry, type }] : [];
  });
  const ids = told.flatMap(({ entry }) => (entry.kind === 'order' && entry.orderId ? [entry.orderId] : []));
  const orders = await findStoredOrders({ db }, storeId, [...new Set(ids)]);
  const store = ids.length === 0 ? null : await findStore(db, storeId);
  return told.map(({ entry, type }) => {
    const known = entry.kind === 'order' && entry.orderId ? orders.get(entry.orderId) : undefined;
    const order =
      known && store ? { order: toApiOrder(orderViewForStaff(known, store, audience, entry.seq)) } : {};
    return { id: entry.seq, type, at: entry.at.toISOString(), data: { ...order, ...othersOf(entry) } };
  });
}

function othersOf({ kind, event, orderId }: LogRow): Pick<ApiEvent['data'], 'dish' | 'sitting'> {
  if (kind === 'sitting' && orderId) return { sitting: { id: orderId } };
  if (kind !== 'menu') return {};
  const { itemId = '', state = '' } = event as PageEvent;
  return { dish: { id: itemId, state: dishState(state) } };
}
