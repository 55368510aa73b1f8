import { type PrintLine, RULE, text } from '#kitchen/printing/rules/paper/print-line.ts';
import { printedTime } from '#kitchen/printing/rules/paper/printed-time.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { formatMoneyFixed, toDecimal } from '#platform/money/rules/money.ts';
import { type Report, reportSections, type ShownDrawer } from './day-report.ts';
import type { ReportRow, ShownWay } from './report-rows.ts';
import { TILL_WORDS } from './words.ts';

interface PrintingStore {
  name: string;
  currency: string;
  timeZone: string;
}

export interface PrintedDay extends Report {
  day: string | null;
  drawers: ShownDrawer[];
  ways: ShownWay[];
  /** Null while it is open. `by` is null if it closed automatically. */
  closed: { number: number; at: string; by: string | null; note: string | null } | null;
}

interface ClosedReport extends Omit<PrintedDay, 'closed'> {
  number: number;
  closedAt: string;
  closedBy: string | null;
  note: string | null;
}

/** What is printed of a closed day. */
export const zOf = ({ number, closedAt: at, closedBy: by, note, ...day }: ClosedReport): PrintedDay => ({
  ...day,
  closed: { number, at, by, note },
});

interface OpenReport extends Pick<PrintedDay, 'day' | 'drawers' | 'ways'> {
  report: Report | null;
}

/** What is printed of the open day; null for a person who counts blind. */
export const xOf = ({ report, day, drawers, ways }: OpenReport): PrintedDay | null =>
  report && { ...report, day, drawers, ways, closed: null };

/** A day on the paper of a receipt printer: its Z or, while it is open, its X. */
export function renderDay(day: PrintedDay, store: PrintingStore, language: OfficeLanguage): PrintLine[] {
  const words = TILL_WORDS[language];
  const { closed } = day;
  const time = (at: string) => printedTime(Date.parse(at), store.timeZone);
  return [
    text(store.name, { centred: true, bold: true, size: 'tall' }),
    text(closed === null ? words.x : words.z(closed.number), { centred: true, bold: true }),
    ...(day.day === null ? [] : [text(words.day, { right: day.day })]),
    ...(closed === null
      ? []
      : [text(words.closed, { right: time(closed.at) }), text(closed.by ?? words.itself)]),
    ...(closed?.note ? [text(`${words.note}: ${closed.note}`)] : []),
    ...reportSections(day, day, words).flatMap(({ title, rows }) => [
      RULE,
      text(title, { bold: true }),
      ...rows.map((row) => rowLine(row, store.currency)),
    ]),
  ];
}

function rowLine({ name, count, amount, text: shown, isTotal }: ReportRow, currency: string): PrintLine {
  const right = amount === undefined ? (shown ?? '') : printedMoney(amount, isTotal ? currency : null);
  const left = count === undefined ? name : `${name} (${count})`;
  return text(left, { right, ...(isTotal ? { bold: true as const } : {}) });
}

const printedMoney = (amount: number, currency: string | null): string =>
  currency === null || amount < 0 ? toDecimal(amount) : formatMoneyFixed(amount, currency);
