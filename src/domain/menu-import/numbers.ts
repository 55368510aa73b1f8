import { LARGEST_PRICE } from '../api/primitives.ts';
import { parseHundredths, toNumber } from '../money.ts';

/** As people type it: "₹1,200", "Rs. 120.50", "120/-". Null where it is none. */
export function readPrice(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '');
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain);
  const price = parseHundredths(isGrouped ? plain.replaceAll(',', '') : plain);
  return price === null || price > LARGEST_PRICE ? null : toNumber(price);
}

/** "5", "5%", "2.5 %". Null where it is none. */
export function readPercent(text: string): number | null {
  const rate = parseHundredths(text.trim().replace(/\s*%$/, ''));
  return rate === null || rate > 10_000 ? null : toNumber(rate);
}
