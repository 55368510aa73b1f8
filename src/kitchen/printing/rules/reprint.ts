import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { type PrintLine, text } from './paper/print-line.ts';
import { PRINT_WORDS } from './words.ts';

/** Marks a reprint, so that a cook does not take it for a second order. */
export function markAsCopy(lines: readonly PrintLine[], language: OfficeLanguage): PrintLine[] {
  return [text(PRINT_WORDS[language].reprint, { centred: true, inverse: true, bold: true }), ...lines];
}
