/** How many times as much as the smaller portion a larger one may cost. */
const MOST_TIMES = 3;
/** In whole rupees. Smaller figures count pieces. */
const LEAST = 20;
/** "Chicken 65" and "Paneer 555" are names. */
const IN_NAMES = new Set([65, 555]);
const PAIR = /(?<![\d,.])(\d{2,4}),(\d{2,4})(?=\D*$)/;
const LAST_FIGURES = /(\d)\s+(?=(?:[₹$€£]|rs\.?|inr|रु\.?)?\s*\d[\d,.]*[^\d]*$)/iu;

/** Whether two figures beside each other are the prices of two portions. */
export const arePrices = (smaller: number, larger: number): boolean =>
  smaller >= LEAST && smaller < larger && larger <= smaller * MOST_TIMES && !IN_NAMES.has(smaller);

/** "220,320" is two prices, and no price of two lakhs. */
export const splitPair = (text: string): string =>
  text.replace(PAIR, (pair, first: string, second: string) =>
    arePrices(Number(first), Number(second)) ? `${first}, ${second}` : pair,
  );

/** A name that ends with a figure, which could be meant as a price. */
export const endsWithFigure = (label: string): boolean => /(?:^|\s)\d{2,}$/.test(label);

/** Writes the last two figures of one line of a text so that the first is a part of the name, or a price. */
export function settleFigure(text: string, at: number, as: 'name' | 'price'): string {
  const lines = text.split('\n');
  return lines.with(at, (lines[at] ?? '').replace(LAST_FIGURES, as === 'name' ? '$1: ' : '$1/')).join('\n');
}
