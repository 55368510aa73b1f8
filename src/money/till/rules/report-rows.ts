import type { Minor } from '#platform/money/rules/money.ts';
import type { BillSeries, DayFigures } from './day.ts';
import type { ComparedWay } from './ways.ts';
import type { TillWords } from './words.ts';

/** A line of a report: a sum of money, a text, or a number of something. */
export interface ReportRow {
  name: string;
  count?: number;
  amount?: Minor;
  text?: string;
  isTotal?: true;
  /** The order that it is about. */
  orderId?: string;
}

export interface ReportSection {
  title: string;
  rows: ReportRow[];
}

/** A receipt without money, or a correction, as it is told. */
export interface ToldReceipt {
  /** Null for money of a khata. */
  orderId: string | null;
  orderNo: number | null;
  method: string;
  /** With its tip. Negative if it takes back. */
  amount: Minor;
  reason: string;
  /** Who has recorded it. */
  by: string;
  /** Who had taken the money; null if it is the same person. */
  takenBy: string | null;
  /** The khata. */
  khata: string | null;
}

/** An order that was cancelled, or portions of a dish that were taken off one. */
export interface ToldCancellation {
  orderId: string;
  orderNo: number;
  /** Null if it is the whole order. */
  dish: string | null;
  /** Null if it is the whole order, or all portions of the dish. */
  quantity: number | null;
  /** Negative if the dish was put back. */
  amount: Minor;
  reason: string;
  /** Empty if the guest did it, or nobody. */
  by: string;
}

/** A way of paying as it is shown. */
export type ShownWay = Pick<ComparedWay, 'way' | 'account' | 'counted'> & {
  [Name in 'expected' | 'difference']: Minor | null;
};

export interface Unpaid extends Pick<DayFigures, 'unpaid'> {
  /** All that is unpaid; null for a day that does not know it. */
  allUnpaid: { count: number; amount: Minor } | null;
}

export function billRows(
  { series, tablet, first, last, count, amount }: BillSeries,
  words: TillWords,
): ReportRow[] {
  return [
    { name: tablet ? words.ofTablet(tablet) : words.series[series], count, amount },
    { name: words.numbers, text: first === last ? first : `${first} – ${last}` },
  ];
}

export function unpaidRows({ unpaid, allUnpaid }: Unpaid, words: TillWords): ReportRow[] {
  const rows = unpaid.map(({ orderId, orderNo, due }) => ({
    name: words.order(orderNo),
    amount: due,
    orderId,
  }));
  if (allUnpaid === null || allUnpaid.count < 2) return rows;
  const more = allUnpaid.count - rows.length;
  return [
    ...rows,
    ...(more > 0 ? [{ name: words.more, text: String(more) }] : []),
    { name: words.total, ...allUnpaid, isTotal: true },
  ];
}

/** What nobody pays, or pays later, and what was corrected: each with who did it and why. */
export function toldSections(told: readonly ToldReceipt[], words: TillWords): ReportSection[] {
  const methods = new Map<string, string>(Object.entries(words.methods));
  const rowOf = (one: ToldReceipt): ReportRow => {
    const { orderId, orderNo, method, khata, reason, by, takenBy, amount } = one;
    const about = [
      orderNo === null ? null : words.order(orderNo),
      methods.get(method) ?? method,
      khata,
      reason,
      takenBy === null ? by : words.byFor(by, takenBy),
    ];
    return { name: about.filter(Boolean).join(' · '), amount, ...(orderId === null ? {} : { orderId }) };
  };
  const isBack = ({ amount }: ToldReceipt) => amount < 0;
  return [
    { title: words.toldSettled, rows: told.filter((one) => !isBack(one)).map(rowOf) },
    { title: words.toldBack, rows: told.filter(isBack).map(rowOf) },
  ];
}

export function cancellationRows(cancellations: readonly ToldCancellation[], words: TillWords): ReportRow[] {
  return cancellations.map(({ orderId, orderNo, dish, quantity, amount, reason, by }) => {
    const what = quantity === null ? dish : `${quantity} × ${dish}`;
    const about = [words.order(orderNo), what ?? words.whole, amount < 0 ? words.putBack : '', reason, by];
    return { name: about.filter(Boolean).join(' · '), amount, orderId };
  });
}

/** Tells how many are not listed. */
export const othersRow = (count: number, words: TillWords): ReportRow[] =>
  count > 0 ? [{ name: words.others, text: String(count) }] : [];

/** Ways of which there is neither money nor a slip are left out. */
export function wayRows(
  { way, account, expected, counted, difference }: ShownWay,
  words: TillWords,
): ReportRow[] {
  if (expected === 0 && counted === null) return [];
  const named = ({ name, ...row }: ReportRow): ReportRow => ({
    ...row,
    name: `${wayName({ way, account }, words)}: ${name}`,
  });
  return [
    ...(expected === null ? [] : [{ name: words.expected, amount: expected }]),
    ...(counted === null ? [] : [{ name: words.onSlip, amount: counted }]),
    ...(difference === null ? [] : [{ ...differenceRow(difference, words), isTotal: true as const }]),
  ].map(named);
}

export const wayName = ({ way, account }: Pick<ShownWay, 'way' | 'account'>, words: TillWords): string =>
  [words.methods[way], account].filter(Boolean).join(' ');

/** What is missing or too much, without a sign. */
export function differenceRow(difference: Minor, words: TillWords): { name: string; amount: Minor } {
  const name = difference < 0 ? words.short : difference > 0 ? words.over : words.exact;
  return { name, amount: Math.abs(difference) };
}
