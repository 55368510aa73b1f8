import type { TaxColumn } from '#money/bills/rules/bill.ts';
import { type BillContent, isCancelled } from '#money/bills/rules/bill-sheet.ts';
import { partsByRate } from '#money/bills/rules/gst-parts.ts';
import { isCredit } from '#money/bills/rules/gst-return.ts';
import { isSettledBy } from '#money/payments/rules/payment.ts';
import type { FlowMethod } from '#money/reports/rules/report-sums.ts';
import type { CashReason, DrawerSums } from '#money/till/rules/drawers.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';

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

/** What goes through a drawer beside sales; `close` is what was taken out of it when the day was closed. */
export const CASH_MOVES = ['float', 'in', 'out', 'difference', 'close'] as const;

/** Cash of a day that came into the drawers (positive) or went out of them. */
export interface CashOfDay {
  day: string;
  what: (typeof CASH_MOVES)[number];
  /** Of cash put in or taken out. */
  reason: CashReason | null;
  amount: Minor;
}

/** What is booked in a day, in this order. `settled` is what nobody pays, or somebody pays later. */
const KINDS = [
  'sold',
  'credited',
  'received',
  'settled',
  'refunded',
  'cashIn',
  'cashOut',
  'cashMoved',
] as const;
export type EntryKind = (typeof KINDS)[number];

/** Where cash of the drawers comes from and goes to. The safe is wherever it is between two days. */
type CashAccount = 'safe' | 'bank' | 'suppliers' | 'difference' | 'cashOther';

/** The ways of paying are accounts too. `Cash` is what is in the drawers. `guests` is what they owe for bills that are not paid yet. */
export type AccountKind = 'sales' | TaxColumn | 'roundOff' | 'guests' | 'tips' | CashAccount | FlowMethod;

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
export function entriesOf(
  bills: readonly BillContent[],
  money: readonly MoneyOfDay[],
  cash: readonly CashOfDay[] = [],
): Entry[] {
  const standing = bills.filter((bill) => !isCancelled(bill));
  const all = [...standing.map(entryOfBill), ...money.map(entryOfMoney), ...cash.map(entryOfCash)];
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
    day,
    kind: isSettledBy(method) ? 'settled' : 'received',
    count: 0,
    postings: [
      { account: method, amount: amount + tip },
      { account: from, amount: -amount },
      { account: 'tips', amount: -tip },
    ],
  };
}

/**
 * What a close books: what was missing or too much, and that the drawers are empty after it. What stays in them for the next day
 * is its float; what is said to go to the bank goes there, and the rest is in the safe.
 */
export function cashAtClose(
  day: string,
  drawers: readonly Pick<DrawerSums, 'expected' | 'difference' | 'toBank'>[],
): CashOfDay[] {
  return drawers
    .flatMap(({ expected, difference, toBank = 0 }): CashOfDay[] => [
      { day, what: 'difference', reason: null, amount: difference ?? 0 },
      { day, what: 'out', reason: 'bank', amount: -toBank },
      { day, what: 'close', reason: null, amount: toBank - expected - (difference ?? 0) },
    ])
    .filter(({ amount }) => amount !== 0);
}

const BY_REASON: Record<CashReason, AccountKind> = {
  supplier: 'suppliers',
  tips: 'tips',
  bank: 'bank',
  change: 'safe',
  other: 'cashOther',
};

function otherSideOf({ what, reason }: CashOfDay): AccountKind {
  if (what === 'float' || what === 'close') return 'safe';
  return what === 'difference' ? what : BY_REASON[reason ?? 'other'];
}

function entryOfCash(cash: CashOfDay): Entry {
  const { day, amount } = cash;
  const account = otherSideOf(cash);
  const isMoved = account === 'safe' || account === 'bank';
  return {
    day,
    kind: isMoved ? 'cashMoved' : amount > 0 ? 'cashIn' : 'cashOut',
    count: 0,
    postings: [
      { account: 'Cash', amount },
      { account, amount: -amount },
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
