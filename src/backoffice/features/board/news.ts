import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { isAllReady } from './lines.ts';
import { isOver } from './tickets.ts';

export type News = 'ready' | 'changed' | 'cancelled';

const CHANGES = ['item_discarded', 'item_restored'];

/**
 * What has happened to orders that were there already and that others have done; cancelled is heard before changed, and
 * that before ready.
 * New orders are no news: they ring for themselves.
 */
export function newsOf(
  before: readonly StaffOrderView[],
  after: readonly StaffOrderView[],
  isOurs: (orderId: string) => boolean,
): News | null {
  const known = new Map(before.map((order) => [order._id, order]));
  let news: News | null = null;
  for (const order of after) {
    const earlier = known.get(order._id);
    if (!earlier || earlier === order || isOurs(order._id)) continue;
    const happened = order.timeline.slice(earlier.timeline.length);
    if (happened.some(({ state }) => state === CANCELLED)) return 'cancelled';
    if (happened.some(({ what }) => CHANGES.includes(what))) news = 'changed';
    else if (isReadyNow(order) && !isReadyNow(earlier)) news ??= 'ready';
  }
  return news;
}

/** All of it is made, and waits for whoever hands it over. */
function isReadyNow(order: StaffOrderView): boolean {
  return !isOver(order) && order.items.some(({ discarded }) => !discarded) && isAllReady(order);
}
