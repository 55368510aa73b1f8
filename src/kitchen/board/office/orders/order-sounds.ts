import { isPoor } from '#guests/feedback/rules/feedback.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView, TimelineEntry } from '#ordering/orders/wire/order.ts';
import { isAllReady } from './lines.ts';
import { isOver } from './tickets.ts';

export type OrderSound = 'ready' | 'changed' | 'cancelled';

const CHANGES = ['item_discarded', 'item_restored'];

/**
 * The sound for a change that another screen made to a known order. Cancelled comes before changed, and changed before
 * ready. New orders have their own sound.
 */
export function soundFor(
  before: readonly StaffOrderView[],
  after: readonly StaffOrderView[],
  isOwnChange: (orderId: string) => boolean,
): OrderSound | null {
  const known = new Map(before.map((order) => [order._id, order]));
  let sound: OrderSound | null = null;
  for (const order of after) {
    const earlier = known.get(order._id);
    if (!earlier || earlier === order || isOwnChange(order._id)) continue;
    const happened = order.timeline.slice(earlier.timeline.length);
    if (happened.some(({ state }) => state === CANCELLED)) return 'cancelled';
    if (happened.some(isTroubling)) sound = 'changed';
    else if (isWaitingToGo(order) && !isWaitingToGo(earlier)) sound ??= 'ready';
  }
  return sound;
}

function isTroubling({ what, stars }: TimelineEntry): boolean {
  return CHANGES.includes(what) || (stars !== undefined && isPoor({ overall: stars }));
}

/** True once every dish is made and the order has not been handed over. */
function isWaitingToGo(order: StaffOrderView): boolean {
  return !isOver(order) && isAllReady(order);
}
