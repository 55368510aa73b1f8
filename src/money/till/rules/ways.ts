import type { Minor } from '#platform/money/rules/money.ts';

/** Ways of paying that are compared with a slip: of the bank, the terminal, the gateway, or those that guests signed. */
export const WAYS = ['UPI', 'Card', 'gateway', 'Account'] as const;
export type Way = (typeof WAYS)[number];

export interface WayOfPaying {
  way: Way;
  /** The UPI ID, where it is known. */
  account: string;
}

export interface WaySum extends WayOfPaying {
  /** What was received, tips included, less refunds. */
  expected: Minor;
}

/** What a slip says. */
export interface Slip extends WayOfPaying {
  amount: Minor;
}

export interface ComparedWay extends WaySum {
  /** Null if nobody looked at the slip. */
  counted: Minor | null;
  /** What is missing on the slip (negative) or too much. */
  difference: Minor | null;
}

interface Money {
  method: string;
  amount: Minor;
  account: string | null;
}

/** What must be on the slips, for the ways that were used and those that the store always has. */
export function waysOf(
  { receipts, refunds }: { receipts: readonly (Money & { tip: Minor })[]; refunds: readonly Money[] },
  always: readonly WayOfPaying[],
): WaySum[] {
  const sums = new Map<string, WaySum>();
  const add = ({ method, account, amount }: Money) => {
    const way = WAYS.find((known) => known === method);
    if (way === undefined) return;
    const of = { way, account: way === 'UPI' ? (account ?? '') : '' };
    const known = sums.get(nameOf(of));
    sums.set(nameOf(of), { ...of, expected: (known?.expected ?? 0) + amount });
  };
  for (const { way, account } of always) add({ method: way, account, amount: 0 });
  for (const receipt of receipts) add({ ...receipt, amount: receipt.amount + receipt.tip });
  for (const refund of refunds) add({ ...refund, amount: -refund.amount });
  return [...sums.values()].toSorted(
    (one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way) || (one.account < other.account ? -1 : 1),
  );
}

/**
 * Compares each way of paying with its slip. A person who counts blind does not see what is expected: it is
 * null.
 */
export function comparedWith<Expected extends Minor | null>(
  ways: readonly (WayOfPaying & { expected: Expected })[],
  slips: readonly Slip[],
): (WayOfPaying & { expected: Expected; counted: Minor | null; difference: Minor | null })[] {
  const amounts = new Map(slips.map((slip) => [nameOf(slip), slip.amount]));
  return ways.map(({ way, account, expected }) => {
    const counted = amounts.get(nameOf({ way, account })) ?? null;
    const difference = counted === null || expected === null ? null : counted - expected;
    return { way, account, expected, counted, difference };
  });
}

/** A slip for a way of paying that nobody used is over by its whole sum. */
export function compareWays(ways: readonly WaySum[], slips: readonly Slip[]): ComparedWay[] {
  const known = new Set(ways.map(nameOf));
  const others = slips.filter((slip) => !known.has(nameOf(slip)));
  return comparedWith([...ways, ...others.map(({ way, account }) => ({ way, account, expected: 0 }))], slips);
}

const nameOf = ({ way, account }: WayOfPaying) => `${way} ${account}`;
