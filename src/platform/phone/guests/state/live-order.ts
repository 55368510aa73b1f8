import { fetchOrder, orderEventsUrl } from '#ordering/orders/guests-api/orders.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import type { Source } from '../load/follow.ts';
import { type Load, useLoad } from '../load/use-load.ts';

export type LiveOrder = Load<OrderView>;

export const orderSource = (slug: string): Source<OrderView> => ({
  stream: { url: orderEventsUrl(slug), event: 'order' },
  fetch: () => fetchOrder(slug),
  newer: newerOrder,
});

/** The newer of two orders: the timeline only grows, so a late answer has the shorter one. */
export function newerOrder(shown: OrderView | null, heard: OrderView): OrderView {
  return shown && shown.timeline.length > heard.timeline.length ? shown : heard;
}

/** An order that is kept up to date. */
export function useLiveOrder(slug: string, sent: OrderView | null): LiveOrder {
  return useLoad(slug, orderSource(slug), sent);
}
