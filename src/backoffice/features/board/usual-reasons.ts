import type { StaffOrderView } from '#domain/api/order.ts';

const MOST_OWN = 3;

/** The ready-made reasons, then those that this restaurant has written itself, the most frequent first. */
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
