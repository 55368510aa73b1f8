import { MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';

const DEVANAGARI_ZERO = 0x0966;

/** The digits of a text, including Devanagari ones. */
export function digitsIn(text: string): string {
  const plain = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return plain.replace(/\D/g, '');
}

/** The quantity that was typed; null if it is empty or too small. */
export function parseQuantity(text: string, least: number): number | null {
  const digits = digitsIn(text);
  if (digits === '') return null;
  const wanted = Math.min(MOST_QUANTITY, Number(digits));
  return wanted < least ? null : wanted;
}
