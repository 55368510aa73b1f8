import { type Minor, toDecimal } from './money.ts';

/** UPI moves rupees only. */
export const UPI_CURRENCY = 'INR';
export const LONGEST_PAYEE = 60;

const VPA = /^[A-Za-z0-9][A-Za-z0-9._-]{1,99}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const UTR = /^\d{12}$/;
const LONGEST_NOTE = 50;

/** Where a store is paid: its virtual payment address, and the name that the payer's app shows. */
export interface Payee {
  vpa: string;
  name: string;
}

export function isVpa(text: string): boolean {
  return VPA.test(text);
}

/** Apps show it in groups. */
export function tidyUtr(text: string): string {
  return text.replace(/[\s-]/g, '');
}

export function isUtr(text: string): boolean {
  return UTR.test(text);
}

interface Due {
  orderNo: number;
  amount: Minor;
}

/**
 * What payment apps open, and what the code of an order holds. Without a least amount (`mam`) the payer can't change
 * what stands in it. A space is %20: some apps show a plus as it is.
 */
export function upiLink({ vpa, name }: Payee, { orderNo, amount }: Due): string {
  const payee = plain(name);
  const parts = [
    // It has been checked, and apps want its @ as it is.
    `pa=${vpa}`,
    `pn=${encodeURIComponent(payee)}`,
    `tr=${orderNo}`,
    `am=${toDecimal(amount)}`,
    `cu=${UPI_CURRENCY}`,
    `tn=${encodeURIComponent(shorten(`Order ${orderNo} ${payee}`))}`,
  ];
  return `upi://pay?${parts.join('&')}`;
}

/** On one line, and without halves of letters, which can't be written in an address. */
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
