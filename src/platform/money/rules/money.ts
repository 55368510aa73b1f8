/** Money is an integer of minor units (paise). Rates are integers of basis points. */
export type Minor = number;
export type BasisPoints = number;

export const FULL_RATE: BasisPoints = 10_000;

/** Returns value × numerator / denominator, rounded half up. All three are non-negative integers. */
export function proportion(value: number, numerator: number, denominator: number): number {
  const product = value * numerator;
  if (Number.isSafeInteger(product * 2 + denominator)) {
    return Math.floor((product * 2 + denominator) / (denominator * 2));
  }
  const divisor = BigInt(denominator) * 2n;
  return Number((BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator)) / divisor);
}

/** Twelve digits before the point. Up to there a float still tells hundredths from anything finer. */
const LARGEST_HUNDREDTHS = 99_999_999_999_999;

/** Parses "12", "12.5", 12.5 or "12.50" as hundredths. Null for anything finer, negative or not a number. */
export function parseHundredths(value: unknown): number | null {
  if (typeof value === 'number') {
    const hundredths = Math.round(value * 100);
    // 487.43 * 100 is 48743.00000000001: this noise of the binary form is not a third decimal.
    const isExact = Math.abs(value * 100 - hundredths) <= hundredths * 4 * Number.EPSILON;
    // abs turns -0, which JSON can hold, into 0.
    return isExact && hundredths >= 0 && hundredths <= LARGEST_HUNDREDTHS ? Math.abs(hundredths) : null;
  }
  if (typeof value !== 'string') return null;
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** The hundredths of what `toNumber` gave. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100);
}

/** Formats a price for the wire, always with two decimals. */
export function toDecimal(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : '';
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns an amount or a percentage for the wire, as a number with at most two decimals. */
export function toNumber(hundredths: number): number {
  return hundredths / 100;
}

const SYMBOLS: Record<string, string> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' };

export function currencySymbol(currency: string): string {
  return SYMBOLS[currency] ?? `${currency} `;
}

/** Trims trailing zeros, as dishes and lines show prices (₹427.5, ₹1,030). */
export function formatMoney(amount: Minor, currency: string, minimumFractionDigits = 0): string {
  return currencySymbol(currency) + toNumber(amount).toLocaleString('en-IN', { minimumFractionDigits });
}

/** Two decimals or none, as totals, charges and taxes are shown (₹427.50, ₹1,030). */
export function formatSum(amount: Minor, currency: string): string {
  return formatMoney(amount, currency, amount % 100 === 0 ? 0 : 2);
}

/** Keeps two decimals, as the bottom bar shows amounts. */
export function formatMoneyFixed(amount: Minor, currency: string): string {
  return formatMoney(amount, currency, 2);
}

export function formatRate(rate: BasisPoints): string {
  return `${toNumber(rate)}%`;
}
