import { readPrice } from '../menu-edit/read-price.ts';
import { parseHundredths, toNumber } from '../money.ts';

/** In the currency itself, as a catalogue has it. Null where it is no price. */
export function readAmount(text: string): number | null {
  const price = readPrice(text);
  return price === null ? null : toNumber(price);
}

/** "5", "5%", "2.5 %". Null where it is none. */
export function readPercent(text: string): number | null {
  const rate = parseHundredths(text.trim().replace(/\s*%$/, ''));
  return rate === null || rate > 10_000 ? null : toNumber(rate);
}
