import type { Minor } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { SETTLED_BY, type SettledBy } from './payment.ts';

/** How long somebody may correct what they have recorded. Later it takes the office. */
export const OWN_FOR_MS = 10 * MINUTE;

interface Recorded {
  method: string;
  amount: Minor;
  tip: Minor;
  reverses: string | null;
  isReversed: boolean;
  author: { kind: string; id?: string };
  createdAt: number;
}

/** Whether a receipt can be taken back. What a gateway has is given back by a refund. */
export function isReversible({ method, amount, tip, reverses, isReversed }: Recorded): boolean {
  return method !== 'gateway' && amount + tip > 0 && reverses === null && !isReversed;
}

/** Whether this person may take it back without the office. What is no money always takes it. */
export function isOwnMistake(
  { method, author, createdAt }: Recorded,
  accountId: string,
  now: number,
): boolean {
  const isMoney = !SETTLED_BY.some((known) => known === method);
  return isMoney && author.kind === 'staff' && author.id === accountId && now - createdAt < OWN_FOR_MS;
}

interface Holding {
  /** What the order has of the receipt. */
  share: Minor;
  /** What it was paid in all and did not give back. */
  kept: Minor;
}

/**
 * From which orders an amount is taken: from those that have the receipt, then from the others. Null if the orders do
 * not have that much, because money was given back.
 */
export function sharesBack(amount: Minor, orders: readonly Holding[]): Minor[] | null {
  let left = amount;
  const take = (most: Minor): Minor => {
    const taken = Math.min(left, Math.max(0, most));
    left -= taken;
    return taken;
  };
  const own = orders.map(({ share, kept }) => take(Math.min(share, kept)));
  const all = orders.map(({ kept }, at) => (own[at] ?? 0) + take(kept - (own[at] ?? 0)));
  return left === 0 ? all : null;
}

/** What settles a tab without money, by method and account. */
export interface Settled {
  method: SettledBy;
  khataId: string | null;
  amount: Minor;
}

/**
 * Money that a tab has too much comes first from what was settled without money, losses before khatas. So nobody gets
 * back what they never paid.
 */
export function takenBack(owed: Minor, settled: readonly Settled[]): Settled[] {
  let left = owed;
  const rank = ({ method }: Settled) => SETTLED_BY.indexOf(method);
  return settled
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((each) => {
      const amount = Math.min(left, each.amount);
      if (amount <= 0) return [];
      left -= amount;
      return [{ ...each, amount }];
    });
}
