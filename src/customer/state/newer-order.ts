import type { OrderView } from '#domain/api/order.ts';

/** The timeline only ever grows: an answer that was overtaken on its way has the shorter one. */
export function newerOrder(shown: OrderView | null, heard: OrderView): OrderView {
  return shown && shown.timeline.length > heard.timeline.length ? shown : heard;
}
