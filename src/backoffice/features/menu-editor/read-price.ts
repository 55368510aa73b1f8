import { LARGEST_PRICE } from '#domain/api/primitives.ts';
import { type Minor, parseHundredths, toDecimal } from '#domain/money.ts';

/** As people type amounts: with a sign of currency, thousands set apart, or the /- of Indian bills. */
export function readPrice(typed: string): Minor | null {
  const price = parseHundredths(typed.replace(/\/-$/, '').replace(/[₹$€£,\s]/g, ''));
  return price === null || price > LARGEST_PRICE ? null : price;
}

/** Without what a field need not say: 120, 89.50. */
export function showPrice(price: Minor): string {
  return toDecimal(price).replace(/\.00$/, '');
}
