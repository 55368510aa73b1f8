const DEVANAGARI_ZERO = '०'.charCodeAt(0);
const RUPEE = `₹|[rRK2२8र]ि?[sS5](?=[.:])|र[ुूंाि]?₹?|inr|[rRK]s`;
const SIGN = new RegExp(String.raw`^(?:(?:${RUPEE})[.:,]*|[^\p{L}\p{N}]+)$`, 'iu');
const LEADING_SIGN = new RegExp(String.raw`^\s*(?:${RUPEE})`, 'iu');
/** A sign before figures, or at the end of a part where figures follow in the next one. */
const SIGNS = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${RUPEE})[.:,\s]*(?=[.,]?\d|$)`, 'giu');
const PRICE_LIKE = /^\D{0,3}\d[\d,.]*(?:\/?[-=–]+)?(?:\s*\/\s*\D{0,3}\d[\d,.]*(?:\/?[-=–]+)?)*\/?$/u;
const SIZES = 'half|full|small|medium|large|regular|qtr|quarter|हाफ\u093c?|फुल|फ\u093cुल|आधा|पूरा';
const SIZE = new RegExp(`^(?:${SIZES})$`, 'iu');

/** Figures of Devanagari as those of English. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

export const isSign = (text: string): boolean => SIGN.test(text);

/** Whether a word may be a price, also where a letter of it was read wrongly. */
export function isPriceLike(text: string): boolean {
  if (isSign(text)) return false;
  const plain = plainDigits(text).replaceAll(SIGNS, '');
  return (
    PRICE_LIKE.test(plain) ||
    (plain.replaceAll(/\D/g, '').length >= 2 && plain.length <= 6 && !/^\(/.test(plain))
  );
}

export const isSize = (text: string): boolean => SIZE.test(text);

export interface Figures {
  /** In whole rupees. Empty where it can't be a price. */
  prices: number[];
  /** Whether a currency sign was read as one. */
  hasSign: boolean;
}

/** The prices in what was read at one place: "₹250", "Rs. 180 / Rs. 260", "240/-". */
export function figuresOf(text: string): Figures {
  const plain = plainDigits(text);
  const hasSign = LEADING_SIGN.test(plain);
  const parts = plain
    .replaceAll(SIGNS, ' ')
    .replaceAll(/\/[-=–]+|[-=–]+$/gu, ' ')
    .split(/[/|\s]+/u);
  const prices: number[] = [];
  for (const part of parts) {
    const bare = part.replace(/^[.,]|[.,:]$/g, '');
    if (bare === '' || !/\p{N}|\p{L}/u.test(bare)) continue;
    if (!/^(?:\d{1,5}|\d{1,2},\d{3})(?:\.00)?$/.test(bare)) return { prices: [], hasSign };
    prices.push(Number(bare.replace(',', '')));
  }
  return { prices: prices.some((price) => price < 5) ? [] : prices, hasSign };
}
