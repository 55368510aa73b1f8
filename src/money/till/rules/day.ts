import { isSettledBy, type PaidBy, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type DrawerEntry, type DrawerSums, drawerSums } from './drawers.ts';
import { type SoldOrder, salesOf } from './sales.ts';
import { addTillSums, type TillSum, tillSum, tillSumsSince, totalOf } from './sums.ts';
import type { ComparedWay } from './ways.ts';

/** Money that was received. Where no person is named, a gateway received it. */
export interface DayReceipt {
  method: PaidBy;
  amount: Minor;
  tip: Minor;
  drawer: string | null;
  /** The UPI ID that was paid. */
  account: string | null;
  /** Who took it, whoever has corrected it since. */
  person: { id: string; name: string } | null;
  /** Whether it takes an earlier one back. Its amounts are negative. */
  isReversal: boolean;
  /** Whether it came for a khata. */
  isForAccount: boolean;
}

/** A refund; negative where it failed. The method is empty where nobody named one. */
export interface DayRefund {
  method: ReceiptMethod | 'gateway' | '';
  amount: Minor;
  /** The drawer that cash came out of. */
  drawer: string | null;
  /** The UPI ID that it came from. */
  account: string | null;
}

/** What the log holds between two of its entries, with the orders of each tab that it names before and after. */
export interface Stretch {
  tabs: { before: SoldOrder[]; after: SoldOrder[] }[];
  receipts: DayReceipt[];
  refunds: DayRefund[];
  covers: number;
}

export interface NamedDrawer {
  id: string | null;
  /** Null for the main drawer. */
  name: string | null;
}

/** All that a report of the till shows, as it is kept of a closed day. */
export interface DayFigures {
  sums: TillSum[];
  drawers: (NamedDrawer & DrawerSums)[];
  unpaid: { orderId: string; orderNo: number; due: Minor }[];
  firstOrder: number | null;
  lastOrder: number | null;
  beganAt: string | null;
  /** Days that the previous release closed lack these. */
  ways?: ComparedWay[];
  bills?: BillSeries[];
  /** The latest number of each series, after which those of the next day begin. */
  billed?: BillCounter[];
  /** `unpaid` has only the first of them. */
  allUnpaid?: { count: number; amount: Minor };
  /** Receipts without money and corrections, to be told one by one. Their names are read when they are shown. */
  told?: string[];
  /** How many there are besides; left out if all are there. */
  moreTold?: number;
}

export interface BillCounter {
  series: 'bill' | 'credit' | `bill/${string}`;
  year: number;
  seq: number;
}

/** Bills or credit notes of a day. Their numbers have no gaps. */
export interface BillSeries {
  series: 'bill' | 'credit';
  /** The letter of the tablet that issued them. */
  tablet?: string | undefined;
  first: string;
  last: string;
  count: number;
  amount: Minor;
}

/** Adds up a stretch. Stretches that follow each other add up to the sums of the whole. */
export function sumsOfStretch({ tabs, receipts, refunds, covers }: Stretch): TillSum[] {
  return addTillSums([
    ...tabs.flatMap(({ before, after }) => tillSumsSince(salesOf(before), salesOf(after))),
    ...receipts.flatMap(sumsOfReceipt),
    ...refunds.flatMap(sumsOfRefund),
    tillSum('covers', 0, { count: covers }),
  ]);
}

function sumsOfReceipt(receipt: DayReceipt): TillSum[] {
  const { method, amount, tip, drawer, person, isReversal, isForAccount } = receipt;
  // What is taken back has a row and a count of its own.
  const count = isReversal ? 0 : 1;
  const reversed = isReversal ? [tillSum('reversed', -(amount + tip), { key: method })] : [];
  if (isSettledBy(method)) return [tillSum('settled', amount, { key: method, count }), ...reversed];
  return [
    tillSum('received', amount, { key: method, count }),
    ...reversed,
    ...(isForAccount ? [tillSum('forAccounts', amount, { key: method, count })] : []),
    ...(tip === 0 ? [] : [tillSum('tip', tip, { key: method, count })]),
    ...(person === null
      ? []
      : [tillSum('person', amount, { key: `${person.id} ${method}`, label: person.name, count })]),
    ...(method === 'Cash' ? [tillSum('drawer', amount + tip, { key: drawer ?? '', count })] : []),
  ];
}

function sumsOfRefund({ method, amount, drawer }: DayRefund): TillSum[] {
  const count = amount > 0 ? 1 : 0;
  return [
    tillSum('refund', amount, { key: method, count }),
    ...(method === 'Cash' ? [tillSum('drawer', -amount, { key: drawer ?? '', count })] : []),
  ];
}

/** Each drawer that is in use, with what must be in it and what was counted. */
export function drawersOf(
  drawers: readonly NamedDrawer[],
  entries: readonly DrawerEntry[],
  sums: readonly TillSum[],
): DayFigures['drawers'] {
  return drawers.map((drawer) => ({
    ...drawer,
    ...drawerSums(entries, drawer.id, totalOf(sums, 'drawer', drawer.id ?? '').amount),
  }));
}
