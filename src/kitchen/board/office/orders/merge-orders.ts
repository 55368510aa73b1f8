import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { isClaimed } from './payments.ts';
import { byTime, isOver } from './tickets.ts';

const MOST_DONE = 100;

/**
 * Keeps the version with the longer timeline, since streams, lists and answers arrive in any sequence. What is around an
 * order, such as its table and what that table does not eat, has no entry there: of two with the same, the later one counts.
 */
export function mergeOrders(
  known: readonly StaffOrderView[],
  incoming: readonly StaffOrderView[],
): StaffOrderView[] {
  const byId = new Map(known.map((order) => [order._id, order]));
  for (const order of incoming) {
    const before = byId.get(order._id);
    if (!before || isNews(before, order)) byId.set(order._id, order);
  }
  return dropOldDone([...byId.values()].toSorted((one, other) => byTime(other, one)));
}

/** What this tablet has kept lacks the guest's number, so that any answer is better. */
function isNews(before: StaffOrderView, order: StaffOrderView): boolean {
  const more = order.timeline.length - before.timeline.length;
  return 'isCopy' in before || more > 0 || (more === 0 && JSON.stringify(order) !== JSON.stringify(before));
}

/** Merges a full list. An order that is not in it goes, unless an event changed it since the fetch began. */
export function mergeFullList(
  before: readonly StaffOrderView[],
  known: readonly StaffOrderView[],
  fetched: readonly StaffOrderView[],
): StaffOrderView[] {
  const then = new Map(before.map((order) => [order._id, order]));
  const told = new Map(
    known.filter((order) => then.get(order._id) !== order).map((order) => [order._id, order]),
  );
  const fetchedIds = new Set(fetched.map(({ _id }) => _id));
  const kept = known.filter(({ _id }) => fetchedIds.has(_id) || told.has(_id));
  const newer = fetched.filter((order) => {
    const since = told.get(order._id);
    return !since || 'isCopy' in since || order.timeline.length > since.timeline.length;
  });
  return mergeOrders(kept, newer);
}

/** Limits the memory of a board that stays open for weeks. Claims stay until somebody has checked them. */
function dropOldDone(newestFirst: StaffOrderView[]): StaffOrderView[] {
  let done = 0;
  return newestFirst.filter((order) => !isOver(order) || isClaimed(order) || ++done <= MOST_DONE);
}
