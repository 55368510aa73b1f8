import { divide } from '#money/payments/rules/tab.ts';
import { type BasisPoints, FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';

/** Who takes something off a price. */
export type DiscountSource = 'staff';

const SOURCES: Record<DiscountSource, { isLimited: boolean }> = {
  // No more than whoever gives it may give off.
  staff: { isLimited: true },
};

export const sourceOf = ({ source = 'staff' }: Pick<OrderDiscount, 'source'>) => SOURCES[source];

/**
 * What was taken off an order, or off one of its lines, while it ran. How much that is follows from the lines each time
 * it is priced. Complimentary portions cost nothing and stay on the bill.
 */
export type OrderDiscount = {
  id: string;
  /** Null for the whole order. */
  line: string | null;
  reason: string;
  /** The staff, if it is left out. */
  source?: DiscountSource;
  /** Who gave it. */
  by: string;
  /** What it took off when the order last changed. Only reports read it. */
  taken?: Minor;
  /** How much of something whoever gave it may give off. Left out before this was kept: all of it. */
  upTo?: BasisPoints;
  /** As much as a manager has let it take off, although it is beyond that. */
  approved?: Minor;
  /** One order has a part of it and another one the rest, so it may have been rounded up by a paisa. */
  isPart?: true;
} & (
  | { kind: 'percent'; percent: BasisPoints }
  | { kind: 'amount'; amount: Minor }
  | { kind: 'complimentary'; portions: number }
);

interface Discountable {
  id?: string | undefined;
  unit: Minor;
  total: Minor;
}

interface Discounts {
  /** What is left of each line after its own discounts, and its part of those of the whole order. */
  lines: { total: Minor; share: Minor }[];
  /** What each discount takes off, in their order. */
  amounts: Minor[];
}

/** Takes the discounts of lines off first, then those of the order, and never more than is left. */
export function takeDiscounts(
  lines: readonly Discountable[],
  discounts: readonly OrderDiscount[],
): Discounts {
  const left = lines.map(({ total }) => total);
  const amounts = discounts.map(() => 0);
  discounts.forEach((discount, at) => {
    const line = discount.line === null ? -1 : lines.findIndex(({ id }) => id === discount.line);
    if (line === -1) return;
    const amount = offOf(discount, left[line] ?? 0, lines[line]?.unit ?? 0);
    left[line] = (left[line] ?? 0) - amount;
    amounts[at] = amount;
  });
  const totals = [...left];
  discounts.forEach((discount, at) => {
    if (discount.line !== null) return;
    const amount = offOf(discount, sumOf(left), 0);
    divide(amount, left).forEach((share, line) => {
      left[line] = (left[line] ?? 0) - share;
    });
    amounts[at] = amount;
  });
  return { lines: totals.map((total, line) => ({ total, share: total - (left[line] ?? 0) })), amounts };
}

function offOf(discount: OrderDiscount, of: Minor, unit: Minor): Minor {
  if (discount.kind === 'percent') return proportion(of, discount.percent, FULL_RATE);
  return Math.min(of, discount.kind === 'amount' ? discount.amount : unit * discount.portions);
}

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);
