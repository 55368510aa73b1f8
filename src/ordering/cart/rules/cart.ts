import type { Selection } from '#ordering/menu/rules/options/options.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

export interface CartLine {
  itemId: string;
  selections: Selection[];
  quantity: number;
  /** Left out where nothing is asked for. */
  remarks?: string;
}

/** A line with what the guest was shown when adding it. */
export interface CartEntry extends CartLine {
  label: string;
  image: string | null;
  unit: Minor;
}

/** Lines may carry more than the rules need, such as what the guest was shown. */
export interface Cart<Line extends CartLine = CartLine> {
  lines: Line[];
  /** When the cart was started, in ms since 1970. */
  timestamp: number;
}

export const CART_LIFETIME_MS = 30 * MINUTE;
export const MOST_LINES = 100;
export const MOST_QUANTITY = 999;
/** Limits of an order and of a line: a hundred lines of twenty options each. */
export const MOST_OPTIONS = 2000;
export const MOST_OPTIONS_OF_LINE = 200;

export function isExpired(cart: Cart, now: number): boolean {
  return now - cart.timestamp >= CART_LIFETIME_MS;
}

/** Equal lines have the same key: the same item, options (in any order of ticking) and note. */
export function lineKey(line: Pick<CartLine, 'itemId' | 'selections' | 'remarks'>): string {
  const options = line.selections
    .filter(({ contents }) => contents.length > 0)
    .map(({ label, contents }): [string, string[]] => [label, contents.toSorted()])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.itemId, options, ...(line.remarks ? [line.remarks] : [])]);
}

export function addToCart<Line extends CartLine>(
  cart: Cart<Line> | null,
  line: Line,
  now: number,
): Cart<Line> {
  const lines = mergeLines([...(cart?.lines ?? []), line]);
  return { lines, timestamp: cart?.timestamp ?? now };
}

/** Sets the quantity of a line. Zero removes the line; removing the last one returns null. */
export function changeQuantity<Line extends CartLine>(
  cart: Cart<Line>,
  key: string,
  quantity: number,
): Cart<Line> | null {
  const lines = cart.lines
    .map((line) => (lineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line))
    .filter((line) => line.quantity > 0);
  return lines.length > 0 ? { ...cart, lines } : null;
}

/** Replaces a line in place. If it then equals another line, the two are merged. */
export function replaceLine<Line extends CartLine>(cart: Cart<Line>, key: string, line: Line): Cart<Line> {
  return { ...cart, lines: mergeLines(cart.lines.map((other) => (lineKey(other) === key ? line : other))) };
}

/** Replaces the note of a line. An empty note removes it. */
export function changeNote<Line extends CartLine>(cart: Cart<Line>, key: string, note: string): Cart<Line> {
  const line = cart.lines.find((other) => lineKey(other) === key);
  if (!line) return cart;
  const { remarks: _, ...plain } = line;
  return replaceLine(cart, key, (note === '' ? plain : { ...plain, remarks: note }) as Line);
}

/** Merges equal lines at the place of the first. */
export function mergeLines<Line extends CartLine>(lines: Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = lineKey(line);
    const earlier = merged.get(key);
    const quantity = clampQuantity((earlier?.quantity ?? 0) + line.quantity);
    merged.set(key, { ...(earlier ?? line), quantity });
  }
  return [...merged.values()];
}

/** Adds the lines of an order to a cart, as far as there is room, and counts the dishes left out. */
export function joinCart<Line extends CartLine>(
  cart: Cart<Line>,
  added: Line[],
  now: number,
): { cart: Cart<Line>; leftOut: number } {
  const lines = mergeLines([...cart.lines, ...added]).slice(0, MOST_LINES);
  const joined = { lines, timestamp: now };
  const wanted = countItems(cart) + countItems({ lines: added, timestamp: now });
  return { cart: joined, leftOut: wanted - countItems(joined) };
}

export function countItems(cart: Cart | null): number {
  return (cart?.lines ?? []).reduce((count, line) => count + line.quantity, 0);
}

function clampQuantity(quantity: number): number {
  return Math.min(MOST_QUANTITY, Math.max(0, Math.trunc(quantity)));
}
