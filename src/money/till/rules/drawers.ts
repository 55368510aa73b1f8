import { OWN_FOR_MS } from '#money/payments/rules/correction.ts';
import type { Minor } from '#platform/money/rules/money.ts';

export const DRAWER_MOVES = ['float', 'in', 'out', 'count', 'noSale'] as const;
export type DrawerMove = (typeof DRAWER_MOVES)[number];
/** Why cash is put into a drawer or taken out of it. */
export const CASH_REASONS = ['supplier', 'tips', 'bank', 'change', 'other'] as const;
export type CashReason = (typeof CASH_REASONS)[number];

/** Notes and coins of the rupee, in rupees. There is a note and a coin of 20 and of 10, which count alike. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** What was counted, by denomination. */
export type CashCount = Partial<Record<`${(typeof DENOMINATIONS)[number]}`, number>>;

export function sumOfCount(counted: CashCount): Minor {
  return Object.entries(counted).reduce((sum, [value, pieces]) => sum + Number(value) * 100 * pieces, 0);
}

export interface DrawerEntry {
  /** Null is the main drawer. */
  drawer: string | null;
  what: DrawerMove;
  amount: Minor;
}

export interface DrawerSums {
  float: Minor;
  in: Minor;
  out: Minor;
  /** Receipts in cash with their tips, less refunds in cash. */
  cash: Minor;
  expected: Minor;
  /** The last count; null if nobody has counted. */
  counted: Minor | null;
  difference: Minor | null;
  noSales: number;
  /** At the close: what stays for the next day, and what goes to the bank. Left out where nobody said it. */
  stays?: Minor | undefined;
  toBank?: Minor | undefined;
}

/** What was in it at the close: as it was counted, or as it should be. */
export const leftIn = ({ counted, expected }: Pick<DrawerSums, 'counted' | 'expected'>): Minor =>
  Math.max(0, counted ?? expected);

/** What must be in a drawer, and what is missing (negative) or too much. Entries come in the order of time. */
export function drawerSums(entries: readonly DrawerEntry[], drawer: string | null, cash: Minor): DrawerSums {
  const own = entries.filter((entry) => entry.drawer === drawer);
  const sum = (move: DrawerMove) =>
    own.reduce((all, { what, amount }) => (what === move ? all + amount : all), 0);
  const moved = { float: sum('float'), in: sum('in'), out: sum('out') };
  const expected = moved.float + moved.in - moved.out + cash;
  const counted = own.findLast(({ what }) => what === 'count')?.amount ?? null;
  const difference = counted === null ? null : counted - expected;
  const noSales = own.filter(({ what }) => what === 'noSale').length;
  return { ...moved, cash, expected, counted, difference, noSales };
}

interface Written {
  author: { kind: string; id?: string };
  createdAt: Date;
}

/** Whether this person has just written it down, and may take it back without the office. */
export const isOwnEntry = ({ author, createdAt }: Written, accountId: string, now: number): boolean =>
  author.kind === 'staff' && author.id === accountId && now - createdAt.getTime() < OWN_FOR_MS;

/** Why the amount of an entry is asked about before it is kept. */
export type EntryDoubt = 'manyPieces' | 'large' | 'secondFloat' | 'moreThanThere';

interface NewEntry {
  what: DrawerMove;
  amount: Minor;
  pieces: CashCount;
}

/** More of one note or coin than a drawer holds: the amount was typed where the number belongs. */
const MANY_PIECES = 300;
const LARGE_AMOUNT = 2_00_000_00;

/** What a drawer is unlikely to have, or to be meant for; null if nothing is odd. */
export function doubtOf(
  { what, amount, pieces }: NewEntry,
  { float, expected }: { float: Minor; expected: Minor | null },
): EntryDoubt | null {
  if (Object.values(pieces).some((number) => number > MANY_PIECES)) return 'manyPieces';
  if (amount > LARGE_AMOUNT) return 'large';
  if (what === 'float' && float > 0) return 'secondFloat';
  return what === 'out' && expected !== null && amount > expected ? 'moreThanThere' : null;
}
