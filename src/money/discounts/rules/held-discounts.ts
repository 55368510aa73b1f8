import { FULL_RATE } from '#platform/money/rules/money.ts';
import type { OrderDiscount } from './discounts.ts';

type Percentage = Extract<OrderDiscount, { kind: 'percent' }>;

/**
 * The percentages of the whole bill that hold for a table's next round too: those that each of its rounds has, and that
 * are within the limit of whoever gave them, with those before. One that is beyond was approved for what had been ordered
 * by then, and covers no more than that amount. One that a joined table's rounds lack is not the whole table's.
 */
export function heldDiscounts(rounds: readonly (readonly OrderDiscount[])[]): Percentage[] {
  const [first = [], ...others] = rounds;
  let left = 1;
  return first.flatMap((discount) => {
    if (discount.line !== null || discount.kind !== 'percent') return [];
    if (!others.every((round) => round.some(({ id }) => id === discount.id))) return [];
    const { approved: _, taken: __, ...held } = discount;
    const { percent, upTo = FULL_RATE } = held;
    const after = left * (1 - percent / FULL_RATE);
    if (percent > upTo || Math.round((1 - after) * FULL_RATE) > upTo) return [];
    left = after;
    return [held];
  });
}
