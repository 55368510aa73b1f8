import { type Minor, toDecimal } from '#platform/money/rules/money.ts';

/** UPI only moves rupees. */
export const UPI_CURRENCY = 'INR';
export const LONGEST_PAYEE = 60;

const VPA = /^[A-Za-z0-9][A-Za-z0-9._-]{1,99}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const UTR = /^\d{12}$/;
const LONGEST_NOTE = 50;

/**
 * The account that a store is paid to: its virtual payment address, and the name that the payer's app shows.
 */
export interface Payee {
  vpa: string;
  name: string;
}

/** To whom a link pays. */
export function payeeIn(link: string): Payee {
  const part = (key: string) => decodeURIComponent(new RegExp(`[?&]${key}=([^&]*)`).exec(link)?.[1] ?? '');
  return { vpa: part('pa'), name: part('pn') };
}

export function isVpa(text: string): boolean {
  return VPA.test(text);
}

/** Removes the separators with which apps show a reference. */
export function tidyUtr(text: string): string {
  return text.replace(/[\s-]/g, '');
}

export function isUtr(text: string): boolean {
  return UTR.test(text);
}

interface Due {
  /** The number of the order, or another name for what is paid. */
  orderNo: number | string;
  amount: Minor;
  /** Which order it is, if not said otherwise. */
  note?: string;
}

/**
 * Builds the link that payment apps open, also from a QR code. Without a least amount (`mam`) the payer
 * cannot change the amount. A space is %20, since some apps show a plus as it is.
 */
export function upiLink({ vpa, name }: Payee, { orderNo, amount, note = `Order ${orderNo}` }: Due): string {
  const payee = plain(name);
  const parts = [
    // Validated before. Apps need the @ unescaped.
    `pa=${vpa}`,
    `pn=${encodeURIComponent(payee)}`,
    `tr=${orderNo}`,
    `am=${toDecimal(amount)}`,
    `cu=${UPI_CURRENCY}`,
    `tn=${encodeURIComponent(shorten(`${note} ${payee}`))}`,
  ];
  return `upi://pay?${parts.join('&')}`;
}

/** Puts a text on one line and replaces lone surrogates, which cannot be encoded in an address. */
function plain(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_NOTE ? letters.slice(0, LONGEST_NOTE).join('').trim() : text;
}
