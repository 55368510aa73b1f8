import { GAP, type PrintLine, RULE, text } from '#kitchen/printing/rules/paper/print-line.ts';
import { printedTime } from '#kitchen/printing/rules/paper/printed-time.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { formatMoneyFixed, type Minor } from '#platform/money/rules/money.ts';
import { TILL_WORDS } from './words.ts';

interface CashMoved {
  what: 'in' | 'out';
  amount: Minor;
  /** Null for the main one. */
  drawer: string | null;
  reason: string;
  note: string;
  by: string;
  at: number;
}

interface PrintingStore {
  name: string;
  currency: string;
  timeZone: string;
}

/** What lies in the drawer for cash that was put in or taken out. Whoever did it signs on the line. */
export function renderSlip(moved: CashMoved, store: PrintingStore, language: OfficeLanguage): PrintLine[] {
  const words = TILL_WORDS[language];
  const { what, amount, drawer, reason, note, by, at } = moved;
  return [
    text(store.name, { centred: true, bold: true, size: 'tall' }),
    text(words[what], { right: formatMoneyFixed(amount, store.currency), bold: true, size: 'tall' }),
    text(drawer ?? words.mainDrawer, { right: printedTime(at, store.timeZone) }),
    text([reason, note].filter(Boolean).join(' · ')),
    ...[GAP, GAP],
    RULE,
    text(by),
  ];
}
