/** By item, the items that were ordered together with it, the most frequent first. */
export type Pairs = Readonly<Record<string, readonly string[]>>;

/** How many items an item is paired with, and how many a cart is offered. */
const MOST_BESIDE = 6;

interface Bounds {
  /** A pair that is in fewer orders does not count. */
  fewestOrders: number;
  /** How many items have pairs, at most. */
  mostItems: number;
}

/** Counts which items stand in the same orders. */
export function pairsOf(orders: readonly (readonly string[])[], bounds: Bounds): Pairs {
  const counts = new Map<string, Map<string, number>>();
  for (const items of orders.map((order) => [...new Set(order)])) {
    for (const item of items) {
      const beside = counts.get(item) ?? new Map<string, number>();
      counts.set(item, beside);
      for (const other of items) if (other !== item) beside.set(other, (beside.get(other) ?? 0) + 1);
    }
  }
  const found = [...counts].flatMap(([item, beside]) => {
    const often = mostFirst([...beside].filter(([, orders]) => orders >= bounds.fewestOrders));
    const [first] = often;
    return first ? [{ item, orders: first[1], beside: often.slice(0, MOST_BESIDE) }] : [];
  });
  const kept = found.toSorted((one, two) => two.orders - one.orders).slice(0, bounds.mostItems);
  return Object.fromEntries(kept.map(({ item, beside }) => [item, beside.map(([other]) => other)]));
}

/**
 * Chooses what goes well with all items of a cart. Each item of the cart gives its pairs points by their place; what
 * is in the cart already or not offered now is left out.
 */
export function goesWith(
  inCart: readonly string[],
  pairs: Pairs,
  isOffered: (itemId: string) => boolean,
): string[] {
  const cart = new Set(inCart);
  const points = new Map<string, number>();
  for (const item of cart) {
    const beside = Object.hasOwn(pairs, item) ? (pairs[item] ?? []) : [];
    for (const [place, other] of beside.entries())
      if (!cart.has(other) && isOffered(other))
        points.set(other, (points.get(other) ?? 0) + MOST_BESIDE - place);
  }
  return mostFirst([...points])
    .slice(0, MOST_BESIDE)
    .map(([item]) => item);
}

/** Equal numbers stand in the order of their ids, so that an answer stays the same. */
function mostFirst(counted: [item: string, times: number][]): [item: string, times: number][] {
  return counted.toSorted(([one, times], [two, more]) => more - times || (one < two ? -1 : 1));
}
