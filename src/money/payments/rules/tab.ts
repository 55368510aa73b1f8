import { type Minor, proportion } from '#platform/money/rules/money.ts';

/** What money belongs to: the rounds of a sitting share a tab, and an order alone has its own. */
export function tabOf({ id, sittingId }: { id: string; sittingId: string | null }): string {
  return sittingId ?? id;
}

/**
 * Divides an amount in proportion to the weights, to the paisa. Odd paise go to the largest remainders, and of equal
 * ones to the first. Without any weight, all are equal.
 */
export function divide(amount: Minor, weights: readonly number[]): Minor[] {
  if (amount < 0) return divide(-amount, weights).map((part) => 0 - part);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const [counted, total] = sum > 0 ? [weights, BigInt(sum)] : [weights.map(() => 1), BigInt(weights.length)];
  const parts = counted.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { part: Number(product / total), rest: Number(product % total) };
  });
  const odd = amount - parts.reduce((all, { part }) => all + part, 0);
  const favoured = parts.toSorted((one, other) => other.rest - one.rest).slice(0, odd);
  return parts.map((each) => each.part + (favoured.includes(each) ? 1 : 0));
}

interface Owing {
  due: Minor;
  isCancelled: boolean;
}

/**
 * Shares money that came for a tab among its orders: each gets its part of what is due. Money beyond that goes to the
 * last order that is not cancelled, and is owed to the guest.
 */
export function sharesOf(amount: Minor, orders: readonly Owing[]): Minor[] {
  const dues = orders.map(({ due }) => due);
  const due = dues.reduce((all, each) => all + each, 0);
  const shares = due === 0 ? dues : divide(Math.min(amount, due), dues);
  const open = orders.findLastIndex(({ isCancelled }) => !isCancelled);
  const last = open === -1 ? orders.length - 1 : open;
  return shares.map((share, at) => (at === last ? share + Math.max(0, amount - due) : share));
}

/** An order of a tab, with the shares that it has of receipts, earliest first. */
export interface Levelled {
  id: string;
  due: Minor;
  owed: Minor;
  shares: readonly { receiptId: string; amount: Minor }[];
}

export interface Move {
  receiptId: string;
  from: string;
  to: string;
  amount: Minor;
}

/**
 * Moves money from orders that were paid too much to orders that are not paid, the latest receipts first. After that
 * nothing is due or nothing is owed.
 */
export function movesToLevel(orders: readonly Levelled[]): Move[] {
  const dues = orders.map(({ id, due }) => ({ id, due }));
  return orders.flatMap(({ id: from, owed, shares }) => {
    let left = owed;
    return shares.toReversed().flatMap((share) => {
      let has = share.amount;
      return dues.flatMap((to): Move[] => {
        const amount = Math.min(left, has, to.due);
        if (amount <= 0) return [];
        left -= amount;
        has -= amount;
        to.due -= amount;
        return [{ receiptId: share.receiptId, from, to: to.id, amount }];
      });
    });
  });
}

const RUPEE = 100;

export function roundToRupee(amount: Minor): Minor {
  return proportion(amount, 1, RUPEE) * RUPEE;
}

/** Whether what somebody took for an amount was rounded; undefined where that does not show. */
export function wasRounded(amount: Minor, taken: Minor | undefined): boolean | undefined {
  const rounded = roundToRupee(amount);
  if (rounded === amount || (taken !== rounded && taken !== amount)) return undefined;
  return taken === rounded;
}

/**
 * Rounds the orders of a tab as one: what all of them up to each one cost is a whole number of rupees. `amounts` are
 * those of the orders that are not cancelled, in the order of their rounds.
 */
export function roundOffsOf(amounts: readonly Minor[]): Minor[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = roundToRupee(sum);
    sum += amount;
    return roundToRupee(sum) - before - amount;
  });
}
