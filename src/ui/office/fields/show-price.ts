import { type Minor, toDecimal } from '#platform/money/rules/money.ts';

/** Leaves out decimals of whole prices: 120, 89.50. */
export function showPrice(price: Minor): string {
  return toDecimal(price).replace(/\.00$/, '');
}
