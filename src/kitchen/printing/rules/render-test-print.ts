import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { type PrintLine, RULE, text } from './paper/print-line.ts';
import { printedTime } from './paper/printed-time.ts';
import { PRINT_WORDS } from './words.ts';

interface TestPrint {
  printer: string;
  store: { name: string; timeZone: string };
  at: number;
}

/** Prints both alphabets and right-aligned amounts, the parts of a ticket that can go wrong. */
export function renderTestPrint({ printer, store, at }: TestPrint, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  return [
    text(words.test, { centred: true, bold: true, inverse: true, size: 'large' }),
    text(boundText(printer, BOUNDS.name), { centred: true, bold: true, size: 'tall' }),
    text(boundText(store.name, BOUNDS.store), { right: printedTime(at, store.timeZone) }),
    RULE,
    text('Masala dosa', { lead: '2 x ', right: '₹180.00' }),
    text('मसाला डोसा', { lead: '2 x ', right: '₹180.00' }),
    RULE,
    text(words.testHint, { centred: true }),
  ];
}
