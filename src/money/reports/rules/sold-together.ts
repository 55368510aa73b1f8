/** Two dishes that were ordered together. */
export interface SoldPair {
  dishes: [string, string];
  /** How many orders have both, and how many each. */
  together: number;
  each: [number, number];
}

/** A pair that is in fewer orders is chance. */
const FEWEST_ORDERS = 3;
const MOST_PAIRS = 20;

/** The pairs that most orders have, the most frequent first. Each order is the ids of its dishes. */
export function soldTogether(orders: readonly (readonly string[])[]): SoldPair[] {
  const single = new Map<string, number>();
  const pairs = new Map<string, { dishes: [string, string]; together: number }>();
  for (const dishes of orders.map((order) => [...new Set(order)].toSorted())) {
    for (const [place, one] of dishes.entries()) {
      single.set(one, (single.get(one) ?? 0) + 1);
      for (const other of dishes.slice(place + 1)) {
        const key = JSON.stringify([one, other]);
        const known = pairs.get(key) ?? { dishes: [one, other], together: 0 };
        pairs.set(key, { ...known, together: known.together + 1 });
      }
    }
  }
  const each = ([one, other]: [string, string]): [number, number] => [
    single.get(one) ?? 0,
    single.get(other) ?? 0,
  ];
  // The ids decide between equals, so that an answer stays the same.
  return [...pairs]
    .filter(([, { together }]) => together >= FEWEST_ORDERS)
    .toSorted(([key, one], [otherKey, other]) => other.together - one.together || (key < otherKey ? -1 : 1))
    .slice(0, MOST_PAIRS)
    .map(([, pair]) => ({ ...pair, each: each(pair.dishes) }));
}
