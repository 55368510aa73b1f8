import { type Minor, proportion } from '#platform/money/rules/money.ts';
import type { Amount } from './amount.ts';

/** What a kilogram, a litre or a thousand pieces cost. */
export type Cost = Minor;

const COSTED: Amount = 1_000_000;

/** What this much is worth. Negative amounts are worth as much less. */
export const worthOf = (amount: Amount, cost: Cost): Minor =>
  Math.sign(amount) * proportion(Math.abs(amount), cost, COSTED);

interface Held {
  amount: Amount;
  cost: Cost;
}

/**
 * The moving average once something came in: of what is there and what came. Where less than nothing was there, which was
 * sold before it was noted, it is the cost of what came.
 */
export function costAfter({ amount, cost }: Held, came: { amount: Amount; value: Minor }): Cost {
  if (came.amount <= 0) return cost;
  const there = Math.max(0, amount);
  return proportion(worthOf(there, cost) + came.value, COSTED, there + came.amount);
}
