import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { parseHundredths, toNumber } from '#platform/money/rules/money.ts';

/** Returns units of the currency, as in a catalogue, and not minor units. */
export function parseAmount(text: string): number | null {
  const price = parsePrice(text);
  return price === null ? null : toNumber(price);
}

/** Accepts "5", "5%" and "2.5 %". */
export function parsePercent(text: string): number | null {
  const rate = parseHundredths(text.trim().replace(/\s*%$/, ''));
  return rate === null || rate > 10_000 ? null : toNumber(rate);
}

/** Takes a rate alone for GST, half central and half the state's. Spreadsheets may hold 5% as 0.05. */
export function writeBareTax(cell: string): string {
  const text = cell.trim();
  const typed = /^\d+(?:\.\d+)?\s*%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (Number.isNaN(typed)) return cell;
  const isShare = typed > 0 && typed < 1 && typed !== 0.25 && !text.endsWith('%');
  const rate = isShare ? Math.round(typed * 10_000) / 100 : typed;
  const half = toNumber(Math.round(rate * 50));
  return rate === 0 || half * 2 !== rate ? `GST ${rate}%` : `CGST ${half}%; SGST ${half}%`;
}
