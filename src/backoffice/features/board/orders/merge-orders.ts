import type { StaffOrderView } from '#domain/api/order.ts';
import { isClaimed } from './payments.ts';
import { byTime, isOver } from './tickets.ts';

const MOST_DONE = 100;

/**
 * Keeps the version with the longer timeline, since streams, lists and answers arrive in any sequence. What this tablet
 * has kept lacks the guest's number, so that any answer is better.
 */
export function mergeOrders(
  known: readonly StaffOrderView[],
  incoming: readonly StaffOrderView[],
): StaffOrderView[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  for (const order of incoming) {
    const before = byId.get(order._id);
    if (!before || 'isCopy' in before || order.timeline.length > before.timeline.length)
      byId.set(order._id, order);
  }
  return dropOldDone([...byId.values()].toSorted((one, other) => byTime(other, one)));
}

/** An order as this tablet answers with it. Whatever the server says of it is better. */
export const copyOf = (order: StaffOrderView): StaffOrderView =>
  ({ ...order, isCopy: true }) as StaffOrderView;

/** Merges a full list. An order that is not in it goes, unless an event changed it since the fetch began. */
export function mergeFullList(
  before: readonly StaffOrderView[],
  known: readonly StaffOrderView[],
  fetched: readonly StaffOrderView[],
): StaffOrderView[] {
  const fetchedIds = new Set(fetched.map(({ _id }) => _id));
  const lengthBefore = new Map(before.map(({ _id, timeline }) => [_id, timeline.length]));
  const kept = known.filter(
    ({ _id, timeline }) => fetchedIds.has(_id) || lengthBefore.get(_id) !== timeline.length,
  );
  return mergeOrders(kept, fetched);
}

/** Limits the memory of a board that stays open for weeks. Claims stay until somebody has checked them. */
function dropOldDone(newestFirst: StaffOrderView[]): StaffOrderView[] {
  let done = 0;
  return newestFirst.filter((order) => !isOver(order) || isClaimed(order) || ++done <= MOST_DONE);
}
