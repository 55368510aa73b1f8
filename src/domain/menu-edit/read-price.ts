import { LARGEST_PRICE } from '../api/primitives.ts';
import { type Minor, parseHundredths } from '../money.ts';

const CURRENCY = /^(?:[₹$€£]|rs\.?|inr)\s*/i;
/** In thousands, or in lakhs as in India; "1,2" is more likely a slip than twelve. */
const GROUPED = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d+)?$/;

/** As people type it: "₹1,200", "Rs. 120.50", "120/-". Null where it is none. */
export function readPrice(typed: string): Minor | null {
  const plain = typed
    .trim()
    .replace(CURRENCY, '')
    .replace(/\s*\/-$/, '');
  const price = parseHundredths(GROUPED.test(plain) ? plain.replace(/[,\s]/g, '') : plain);
  return price === null || price > LARGEST_PRICE ? null : price;
}
