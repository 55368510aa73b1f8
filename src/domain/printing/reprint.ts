import { type PrintLine, text } from './print-line.ts';
import { PRINT_WORDS, type PrintLanguage } from './words.ts';

/** A cook who sees a ticket twice must know that it is one order, and not two. */
export function markAsCopy(lines: readonly PrintLine[], language: PrintLanguage): PrintLine[] {
  return [text(PRINT_WORDS[language].reprint, { centred: true, inverse: true, bold: true }), ...lines];
}
