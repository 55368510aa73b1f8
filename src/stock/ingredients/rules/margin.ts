import { type BasisPoints, FULL_RATE } from '#platform/money/rules/money.ts';

/** What food may cost of the price, until somebody says otherwise. */
export const USUAL_TARGET: BasisPoints = 3_500;

/** What food costs of a price or of sales, in percent. Null without sales. */
export const shareOf = (cost: number, sales: number): number | null =>
  sales > 0 ? Math.round((cost / sales) * 100) : null;

/** What a dish leaves of its price, in percent, and whether that is too little. */
export interface Margin {
  percent: number;
  isThin: boolean;
}

/** `target`: what food may cost, in percent. */
export function marginOf(cost: number, price: number | null, target: number): Margin | null {
  if (price === null || price <= 0) return null;
  const share = (cost / price) * 100;
  return { percent: Math.round(100 - share), isThin: share > target };
}

/** How a dish does, in the words of a kitchen. */
export const QUARTERS = ['keep', 'raise', 'push', 'off'] as const;
export type Quarter = (typeof QUARTERS)[number];

interface Sold {
  /** Portions. */
  sold: number;
  /** What a portion leaves, without taxes. */
  profit: number;
}

/** A dish is popular if it sells at least this share of what it would if all sold alike. */
const POPULAR: BasisPoints = 7_000;

/**
 * Popular and profitable: keep. Popular, and leaves little: raise the price. Leaves much, and few order it: push it.
 * Neither: take it off. Profitable is what leaves at least what a portion leaves on average.
 */
export function quartersOf<Dish extends Sold>(dishes: readonly Dish[]): (Dish & { quarter: Quarter })[] {
  const portions = dishes.reduce((sum, { sold }) => sum + sold, 0);
  const left = dishes.reduce((sum, { sold, profit }) => sum + sold * profit, 0);
  return dishes.map((dish) => {
    const isPopular = dish.sold * dishes.length * FULL_RATE >= portions * POPULAR;
    const isProfitable = dish.profit * portions >= left;
    if (isPopular) return { ...dish, quarter: isProfitable ? 'keep' : 'raise' };
    return { ...dish, quarter: isProfitable ? 'push' : 'off' };
  });
}
