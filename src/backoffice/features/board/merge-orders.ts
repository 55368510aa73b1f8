import type { StaffOrderView } from '#domain/api/order.ts';
import { isClaimed } from './receipts/claims.ts';
import { isOver } from './tickets.ts';

const MOST_DONE = 100;

/**
 * Streams, lists and answers tell of the same orders, in any sequence. An order's timeline only grows, so that the
 * longer one is the later word; what is known already changes nothing.
 */
export function mergeOrders(
  known: readonly StaffOrderView[],
  told: readonly StaffOrderView[],
): StaffOrderView[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  for (const order of told) {
    const before = byId.get(order._id);
    if (!before || order.timeline.length > before.timeline.length) byId.set(order._id, order);
  }
  return keepRecent([...byId.values()].toSorted((one, other) => other.orderNo - one.orderNo));
}

/** A whole reading: what it does not name is gone, unless events have told of it since the reading began. */
export function readAnew(
  before: readonly StaffOrderView[],
  present: readonly StaffOrderView[],
  read: readonly StaffOrderView[],
): StaffOrderView[] {
  const isRead = new Set(read.map(({ _id }) => _id));
  const lengthBefore = new Map(before.map(({ _id, timeline }) => [_id, timeline.length]));
  const kept = present.filter(
    ({ _id, timeline }) => isRead.has(_id) || lengthBefore.get(_id) !== timeline.length,
  );
  return mergeOrders(kept, read);
}

/** A board stays open for weeks: of what is done it remembers the latest, and where somebody is still to look. */
function keepRecent(newestFirst: StaffOrderView[]): StaffOrderView[] {
  let done = 0;
  return newestFirst.filter((order) => !isOver(order) || isClaimed(order) || ++done <= MOST_DONE);
}
