import { financialYearOf } from './bill-settings.ts';

/** How many numbers of orders a tablet reserves at once, and with how few left it reserves the next ones. */
export const NUMBERS_AT_ONCE = 500;
export const FEWEST_NUMBERS = 100;

/** Numbers of orders that a tablet may give, from `next` to `last`. */
export interface NumberBlock {
  next: number;
  last: number;
}

export const needsNumbers = (blocks: readonly NumberBlock[]): boolean =>
  blocks.reduce((left, { next, last }) => left + Math.max(0, last - next + 1), 0) <= FEWEST_NUMBERS;

const LETTERS = 26;
const FIRST = 'A'.charCodeAt(0);

/** A, B, … Z, AA, AB, … */
export function letterAt(index: number): string {
  const last = String.fromCharCode(FIRST + (index % LETTERS));
  return index < LETTERS ? last : letterAt(Math.floor(index / LETTERS) - 1) + last;
}

export interface UsedLetter {
  letter: string;
  /** The day on which its tablet was removed. Null while there is one. */
  endedOn: string | null;
}

/**
 * The first letter that is free. One under which bills were issued is never given again, and one whose tablet was removed
 * not in the same financial year: what its guests were called by must not mean two tablets.
 */
export function freeLetter(used: readonly UsedLetter[], billed: readonly string[], today: string): string {
  const isTaken = ({ endedOn }: UsedLetter) =>
    endedOn === null || financialYearOf(endedOn) === financialYearOf(today);
  const taken = new Set([...billed, ...used.filter(isTaken).map(({ letter }) => letter)]);
  for (let index = 0; ; index++) if (!taken.has(letterAt(index))) return letterAt(index);
}
