import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

/** Picks the portions to remove: unmade ones before made ones, the latest item first. */
export function portionsToRemove(
  items: readonly Pick<StaffOrderView['items'][number], '_id' | 'quantity' | 'ready'>[],
  count: number,
): { itemId: string; keep?: number }[] {
  let left = count;
  const candidates = items.toReversed().toSorted((one, other) => Number(one.ready) - Number(other.ready));
  return candidates.flatMap(({ _id: itemId, quantity }) => {
    const removed = Math.min(left, quantity);
    left -= removed;
    if (removed === 0) return [];
    return [removed === quantity ? { itemId } : { itemId, keep: quantity - removed }];
  });
}

const MOST_OWN = 3;

/** The ready-made reasons, then the restaurant's own, the most frequent first. */
export function usualReasons(
  orders: readonly Pick<StaffOrderView, 'timeline'>[],
  readyMade: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const { what, reason } of orders.flatMap(({ timeline }) => timeline))
    if (what === 'item_discarded' && reason && !readyMade.includes(reason))
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const own = [...counts].toSorted(([, one], [, other]) => other - one).map(([reason]) => reason);
  return [...readyMade, ...own.slice(0, MOST_OWN)];
}
