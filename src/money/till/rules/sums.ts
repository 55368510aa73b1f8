import type { Minor } from '#platform/money/rules/money.ts';

/**
 * What a report of the till adds up. `order` counts sales, with their prices after rounding. `taxWithin` is included in
 * the prices. `received` is money without tips, and `forAccounts` the part of it that came for khatas. `settled` is what nobody
 * pays, or a khata pays later. `person` is the part of it that one person took, by method. `drawer` is cash that came into a
 * drawer, less refunds.
 */
export const TILL_SUMS = [
  'order',
  'gross',
  'discount',
  'complimentary',
  'charge',
  'tax',
  'taxWithin',
  'rounding',
  'covers',
  'cancelled',
  'takenOff',
  'received',
  'settled',
  'forAccounts',
  'reversed',
  'tip',
  'refund',
  'person',
  'drawer',
] as const;
export type TillSumKind = (typeof TILL_SUMS)[number];

/** Number and amount of what `kind` and `key` name. */
export interface TillSum {
  kind: TillSumKind;
  key: string;
  label: string;
  count: number;
  amount: Minor;
}

export const tillSum = (kind: TillSumKind, amount: Minor, more: Partial<TillSum> = {}): TillSum => ({
  kind,
  key: '',
  label: '',
  count: 1,
  amount,
  ...more,
});

/** Adds up sums of the same name, and leaves out those of zero. */
export function addTillSums(sums: readonly TillSum[]): TillSum[] {
  const all = new Map<string, TillSum>();
  for (const sum of sums) {
    const name = JSON.stringify([sum.kind, sum.key]);
    const known = all.get(name);
    const { label } = sum;
    const [count, amount] = [sum.count + (known?.count ?? 0), sum.amount + (known?.amount ?? 0)];
    all.set(name, { ...sum, label: label || (known?.label ?? ''), count, amount });
  }
  return [...all.values()]
    .filter(({ count, amount }) => count !== 0 || amount !== 0)
    .toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}

const rank = ({ kind }: TillSum) => TILL_SUMS.indexOf(kind);

/** What has to be added to the earlier sums to get the later ones. */
export function tillSumsSince(before: readonly TillSum[], after: readonly TillSum[]): TillSum[] {
  const off = before.map((sum) => ({ ...sum, count: -sum.count, amount: -sum.amount }));
  return addTillSums([...off, ...after]);
}

export function totalOf(sums: readonly TillSum[], kind: TillSumKind, key?: string) {
  const own = sums.filter((sum) => sum.kind === kind && (key === undefined || sum.key === key));
  return {
    count: own.reduce((all, { count }) => all + count, 0),
    amount: own.reduce((all, { amount }) => all + amount, 0),
  };
}
