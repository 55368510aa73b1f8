import { plainFigure } from '#platform/text/rules/plain-figure.ts';

/**
 * How much of an ingredient, as an integer: thousandths of a gram, a millilitre or a piece. So 0.2 g of saffron and half
 * an egg are exact, and sums are.
 */
export type Amount = number;

export const UNITS = ['g', 'ml', 'pc'] as const;
export type Unit = (typeof UNITS)[number];

const PARTS = 1_000;
/** A thousand tons. Sums of a year stay exact. */
export const MOST_AMOUNT: Amount = 1_000_000_000 * PARTS;

/** Null for what is negative, too large, or finer than a thousandth. */
export function parseAmount(value: number): Amount | null {
  const amount = Math.round(value * PARTS);
  const isExact = Math.abs(value * PARTS - amount) <= Math.abs(amount) * 4 * Number.EPSILON;
  return isExact && amount >= 0 && amount <= MOST_AMOUNT ? amount : null;
}

/** In grams, millilitres or pieces, for the wire. */
export const toQuantity = (amount: Amount): number => amount / PARTS;

/** The larger unit in which people say larger amounts, with how many of the smaller one it is. */
export const LARGER: Record<Unit, { name: string; of: number } | null> = {
  g: { name: 'kg', of: 1_000 },
  ml: { name: 'l', of: 1_000 },
  pc: null,
};

interface Said {
  value: number;
  /** A key for a text: `pc` is a word, the others are the same everywhere. */
  unit: string;
}

/** As people say it: 2.5 kg rather than 2,500 g. */
export function sayAmount(amount: Amount, unit: Unit): Said {
  const value = toQuantity(amount);
  const larger = LARGER[unit];
  if (larger && Math.abs(value) >= larger.of) return { value: value / larger.of, unit: larger.name };
  return { value, unit };
}

/** A way to say an amount: a unit or a pack, and how much of the smaller unit it is. */
export interface Way {
  name: string;
  of: number;
}

/** The ways to say how much of an ingredient, the one that people use most first. */
export function waysOf(unit: Unit, packs: readonly { name: string; quantity: number }[]): Way[] {
  const larger = LARGER[unit];
  return [
    ...(larger ? [larger] : []),
    { name: unit, of: 1 },
    ...packs.map(({ name, quantity }) => ({ name, of: quantity })),
  ];
}

/** "2.5" of a way, in the smaller unit; null for what is no quantity. */
export function parseSaid(text: string, { of }: Way): number | null {
  const typed = plainFigure(text);
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(typed)) return null;
  const amount = Math.round(Number(typed) * of * PARTS);
  return amount <= MOST_AMOUNT ? toQuantity(amount) : null;
}
