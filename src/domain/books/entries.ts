import type { TaxColumn } from '../bills/bill.ts';
import { type BillContent, isCancelled } from '../bills/bill-sheet.ts';
import { partsByRate } from '../bills/gst-parts.ts';
import { isCredit } from '../bills/gst-return.ts';
import type { BasisPoints, Minor } from '../money/money.ts';
import { isSettledBy } from '../money/payment.ts';
import type { FlowMethod } from '../reports/report-sums.ts';

/** Money of a day that came or went back in one way. What was taken back is off it. */
export interface MoneyOfDay {
  day: string;
  what: 'received' | 'refunded';
  /** Empty for refunds by hand of which nobody said how. */
  method: FlowMethod;
  /** Whether it came for what a guest pays later. */
  isForAccount: boolean;
  /** Without tips. */
  amount: Minor;
  tip: Minor;
}

/** What is booked in a day, in this order. `settled` is what nobody pays, or somebody pays later. */
const KINDS = ['sold', 'credited', 'received', 'settled', 'refunded'] as const;
export type EntryKind = (typeof KINDS)[number];

/** The ways of paying are accounts too. `guests` is what they owe for bills that are not paid yet. */
export type AccountKind = 'sales' | TaxColumn | 'roundOff' | 'guests' | 'tips' | FlowMethod;

export interface Posting {
  account: AccountKind;
  /** Of sales. */
  rate?: BasisPoints;
  /** Positive for a debit, negative for a credit. */
  amount: Minor;
}

/** All that happened in a day of one kind. Its postings add up to zero. */
export interface Entry {
  day: string;
  kind: EntryKind;
  /** How many bills or credit notes it sums up; zero for money. */
  count: number;
  postings: Posting[];
}

/** The days in double entry, from the earliest. */
export function entriesOf(bills: readonly BillContent[], money: readonly MoneyOfDay[]): Entry[] {
  const all = [...bills.filter((bill) => !isCancelled(bill)).map(entryOfBill), ...money.map(entryOfMoney)];
  return [...Map.groupBy(all, ({ day, kind }) => `${day} ${KINDS.indexOf(kind)}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own;
      const postings = merged(own.flatMap((entry) => entry.postings));
      const count = own.reduce((sum, entry) => sum + entry.count, 0);
      return first && postings.length > 0 ? [{ ...first, count, postings }] : [];
    });
}

function entryOfBill(content: BillContent): Entry {
  const { figures, date } = content;
  const sign = isCredit(content) ? -1 : 1;
  const post = (account: AccountKind, amount: Minor): Posting => ({ account, amount: sign * amount });
  const sold = partsByRate(figures).flatMap(({ rate, taxable, cgst, sgst, igst, other }) => [
    { ...post('sales', -taxable), rate },
    ...[post('cgst', -cgst), post('sgst', -sgst), post('igst', -igst), post('other', -other)],
  ]);
  return {
    day: date.slice(0, 10),
    kind: sign < 0 ? 'credited' : 'sold',
    count: 1,
    postings: [post('guests', figures.payable), ...sold, post('roundOff', -figures.roundOff)],
  };
}

function entryOfMoney({ day, what, method, isForAccount, amount, tip }: MoneyOfDay): Entry {
  const from = isForAccount ? 'Account' : 'guests';
  if (what === 'refunded') {
    const postings: Posting[] = [
      { account: from, amount },
      { account: method, amount: -amount },
    ];
    return { day, kind: 'refunded', count: 0, postings };
  }
  return {
    ...{ day, kind: isSettledBy(method) ? 'settled' : 'received', count: 0 },
    postings: [
      { account: method, amount: amount + tip },
      { account: from, amount: -amount },
      { account: 'tips', amount: -tip },
    ],
  };
}

/** One posting for each account and rate, debits first. Those of zero are left out. */
function merged(postings: readonly Posting[]): Posting[] {
  const all = new Map<string, Posting>();
  for (const posting of postings) {
    const key = `${posting.account} ${posting.rate}`;
    const known = all.get(key);
    all.set(key, known ? { ...known, amount: known.amount + posting.amount } : posting);
  }
  const kept = [...all.values()].filter(({ amount }) => amount !== 0);
  return [...kept.filter(({ amount }) => amount > 0), ...kept.filter(({ amount }) => amount < 0)];
}
