import { formatMoneyFixed, toDecimal } from '../money/money.ts';
import { type PrintLine, RULE, text } from '../printing/print-line.ts';
import { printedTime } from '../printing/printed-time.ts';
import type { PrintLanguage } from '../printing/words.ts';
import type { DayFigures } from './day.ts';
import { type ReportRow, reportSections, type ShownDrawer } from './day-report.ts';
import { TILL_WORDS } from './words.ts';

interface PrintingStore {
  name: string;
  currency: string;
  timeZone: string;
}

/** A closed day. `closedBy` is null if it closed automatically. */
interface PrintedDay extends Pick<DayFigures, 'sums' | 'unpaid' | 'firstOrder' | 'lastOrder'> {
  number: number;
  day: string;
  closedAt: string;
  closedBy: string | null;
  note: string | null;
  drawers: ShownDrawer[];
}

/** A closed day on the paper of a receipt printer. */
export function renderDay(day: PrintedDay, store: PrintingStore, language: PrintLanguage): PrintLine[] {
  const words = TILL_WORDS[language];
  const closed = printedTime(Date.parse(day.closedAt), store.timeZone);
  return [
    text(store.name, { centred: true, bold: true, size: 'tall' }),
    text(words.z(day.number), { centred: true, bold: true }),
    text(words.day, { right: day.day }),
    text(words.closed, { right: closed }),
    text(day.closedBy ?? words.itself),
    ...(day.note === null ? [] : [text(`${words.note}: ${day.note}`)]),
    ...reportSections(day, day.drawers, words).flatMap(({ title, rows }) => [
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
