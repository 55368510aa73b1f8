import type { Minor } from '../money/money.ts';

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
}

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
