import { average } from '#money/reports/rules/report-sums.ts';
import { formatRate, type Minor } from '#platform/money/rules/money.ts';
import type { BillSeries, DayFigures } from './day.ts';
import {
  billRows,
  cancellationRows,
  differenceRow,
  othersRow,
  type ReportRow,
  type ReportSection,
  type ShownWay,
  type ToldCancellation,
  type ToldReceipt,
  toldSections,
  type Unpaid,
  unpaidRows,
  wayRows,
} from './report-rows.ts';
import { type TillSum, type TillSumKind, totalOf } from './sums.ts';
import type { TillWords } from './words.ts';

export interface Report extends Pick<DayFigures, 'sums' | 'firstOrder' | 'lastOrder'>, Unpaid {
  bills: BillSeries[];
  told: ToldReceipt[];
  cancellations: ToldCancellation[];
  /** How many there are besides those that are listed. */
  unlisted: { told: number; cancellations: number };
}

/** A drawer as it is shown. Who counts blind does not see what is expected. */
export type ShownDrawer = Pick<
  DayFigures['drawers'][number],
  'name' | 'float' | 'in' | 'out' | 'noSales' | 'counted'
> & { [Name in 'cash' | 'expected' | 'difference']: Minor | null } & {
  stays?: Minor | undefined;
  toBank?: Minor | undefined;
};

interface Compared {
  drawers: readonly ShownDrawer[];
  ways: readonly ShownWay[];
}

/** A report of the till as screens, paper and files show it. Sections without anything are left out. */
export function reportSections(report: Report, compared: Compared, words: TillWords): ReportSection[] {
  return [
    salesOfDay(report, words),
    { title: words.bills, rows: report.bills.flatMap((series) => billRows(series, words)) },
    byMethod(report, 'received', words.received, words),
    byMethod(report, 'forAccounts', words.forAccounts, words),
    byMethod(report, 'settled', words.settled, words),
    byMethod(report, 'tip', words.tips, words),
    byMethod(report, 'refund', words.refunds, words),
    corrections(report, words),
    byMethod(report, 'reversed', words.reversed, words),
    ...toldSections(report.told, words),
    { title: words.toldOthers, rows: othersRow(report.unlisted.told, words) },
    people(report, words),
    ...comparedSections(compared, words),
    { title: words.unpaid, rows: unpaidRows(report, words) },
  ].filter(({ rows }) => rows.length > 0);
}

/** What is expected, against what was counted and what the slips say. */
export const comparedSections = ({ drawers, ways }: Compared, words: TillWords): ReportSection[] =>
  [
    { title: words.ways, rows: ways.flatMap((way) => wayRows(way, words)) },
    ...drawers.map((drawer) => ({ title: drawer.name ?? words.mainDrawer, rows: drawerRows(drawer, words) })),
  ].filter(({ rows }) => rows.length > 0);

const rowsOf = ({ sums }: Report, kind: TillSumKind, nameOf: (sum: TillSum) => string): ReportRow[] =>
  sums
    .filter((sum) => sum.kind === kind)
    .map((sum) => {
      const row = { name: nameOf(sum), amount: sum.amount };
      return sum.count > 0 ? { ...row, count: sum.count } : row;
    });

function salesOfDay(report: Report, words: TillWords): ReportSection {
  const { sums, firstOrder, lastOrder } = report;
  const [orders, gross] = [totalOf(sums, 'order'), totalOf(sums, 'gross')];
  const rounding = totalOf(sums, 'rounding').amount;
  const covers = totalOf(sums, 'covers').count;
  const each = orders.count > 0 && orders.amount >= 0 ? average(orders.amount, orders.count) : null;
  if (orders.count === 0 && orders.amount === 0 && gross.amount === 0)
    return { title: words.sales, rows: [] };
  return {
    title: words.sales,
    rows: [
      { name: words.gross, amount: gross.amount },
      ...given(report, 'discount', (reason) =>
        reason ? `${words.discounts}: ${reason}` : words.menuDiscounts,
      ),
      ...given(report, 'complimentary', (reason) => `${words.complimentary}: ${reason}`),
      ...rowsOf(report, 'charge', ({ label }) => label).map(withoutCount),
      ...rowsOf(report, 'tax', taxName).map(withoutCount),
      ...(rounding === 0 ? [] : [{ name: words.rounding, amount: rounding }]),
      { name: words.total, amount: orders.amount, isTotal: true },
      ...rowsOf(report, 'taxWithin', (sum) => `${words.within}: ${taxName(sum)}`).map(withoutCount),
      countRow(orders.count, words.orders, words.ordersBack),
      ...(each === null ? [] : [{ name: words.average, amount: each }]),
      ...(covers === 0 ? [] : [countRow(covers, words.covers, words.coversBack)]),
      ...(firstOrder === null ? [] : [{ name: words.orderNumbers, text: `${firstOrder}–${lastOrder}` }]),
    ],
  };
}

/** A count below zero is of what was taken back from earlier days, and is shown as that. */
const countRow = (count: number, name: string, back: string): ReportRow =>
  count < 0 ? { name: back, text: String(-count) } : { name, text: String(count) };

const given = (report: Report, kind: 'discount' | 'complimentary', nameOf: (reason: string) => string) =>
  rowsOf(report, kind, ({ key }) => nameOf(key)).map((row) => ({ ...row, amount: -(row.amount ?? 0) }));

const taxName = ({ key, label }: TillSum) => `${label} ${formatRate(Number.parseInt(key, 10))}`;

/** A sum that was received and taken back is shown among the reversals alone. */
const isLeft = ({ amount }: ReportRow): boolean => amount !== 0;

const withoutCount = ({ count: _, ...row }: ReportRow): ReportRow => row;

function byMethod(report: Report, kind: TillSumKind, title: string, words: TillWords) {
  const names = new Map<string, string>(Object.entries(words.methods));
  const rows = rowsOf(report, kind, ({ key }) => names.get(key) ?? key).filter(isLeft);
  const { amount } = totalOf(report.sums, kind);
  return {
    title,
    rows: rows.length < 2 ? rows : [...rows, { name: words.total, amount, isTotal: true as const }],
  };
}

function corrections(report: Report, words: TillWords): ReportSection {
  const { unlisted } = report;
  const totals = (['cancelled', 'takenOff'] as const).flatMap((kind) =>
    rowsOf(report, kind, () => words[kind]),
  );
  return {
    title: words.corrections,
    rows: [
      ...totals,
      ...cancellationRows(report.cancellations, words),
      ...othersRow(unlisted.cancellations, words),
    ],
  };
}

function people(report: Report, words: TillWords): ReportSection {
  const names = new Map<string, string>(Object.entries(words.methods));
  const rows = rowsOf(report, 'person', ({ key, label }) => {
    const method = key.slice(key.indexOf(' ') + 1);
    return `${label} · ${names.get(method) ?? method}`;
  }).filter(isLeft);
  return { title: words.people, rows };
}

export function drawerRows(drawer: ShownDrawer, words: TillWords): ReportRow[] {
  const { float, in: put, out, cash, expected, counted, difference, noSales, stays, toBank } = drawer;
  return [
    { name: words.float, amount: float },
    ...(cash === null ? [] : [{ name: words.cash, amount: cash }]),
    ...(put === 0 ? [] : [{ name: words.in, amount: put }]),
    ...(out === 0 ? [] : [{ name: words.out, amount: -out }]),
    ...(expected === null ? [] : [{ name: words.expected, amount: expected, isTotal: true as const }]),
    counted === null
      ? { name: words.counted, text: words.notCounted }
      : { name: words.counted, amount: counted },
    ...(difference === null ? [] : [{ ...differenceRow(difference, words), isTotal: true as const }]),
    ...(stays === undefined ? [] : [{ name: words.stays, amount: stays }]),
    ...(toBank ? [{ name: words.toBank, amount: toBank }] : []),
    ...(noSales === 0 ? [] : [{ name: words.noSales, text: String(noSales) }]),
  ];
}
