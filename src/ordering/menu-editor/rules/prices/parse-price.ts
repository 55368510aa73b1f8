import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { plainFigure } from '#platform/text/rules/plain-figure.ts';

/** Accepts prices as people write them: "₹1,200", "Rs. 120.50", "120/-", "70,00". */
export function parsePrice(typed: string): Minor | null {
  const price = parseHundredths(plainFigure(typed));
  return price === null || price > LARGEST_PRICE ? null : price;
}
