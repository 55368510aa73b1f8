import { type Minor, toDecimal } from '#domain/money/money.ts';

/** Without what a field need not say: 120, 89.50. */
export function showPrice(price: Minor): string {
  return toDecimal(price).replace(/\.00$/, '');
}
