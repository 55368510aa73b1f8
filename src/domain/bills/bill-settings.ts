export const BILL_KINDS = ['tax_invoice', 'bill_of_supply', 'bill'] as const;
export type BillKind = (typeof BILL_KINDS)[number];
export type DocumentKind = BillKind | 'credit_note';

export interface BillSettings {
  kind: BillKind;
  prefix: string;
  creditPrefix: string;
  isRounded: boolean;
  footer: string;
}

/** Four signs, the year, a stroke and six digits are the sixteen that the law allows. */
export const PREFIX = /^[A-Za-z0-9/-]{1,4}$/;
export const LONGEST_FOOTER = 300;
export const LONGEST_NUMBER = 16;

/** Of a store that has not chosen. */
export function usualSettings(gstNo: string): BillSettings {
  return {
    kind: gstNo === '' ? 'bill' : 'tax_invoice',
    prefix: 'INV/',
    creditPrefix: 'CN/',
    isRounded: false,
    footer: '',
  };
}

/** Without a registration there is neither a tax invoice nor a bill of supply. */
export function kindFor(kind: BillKind, gstNo: string): BillKind {
  return gstNo === '' ? 'bill' : kind;
}

/** The year in which the financial year of a day such as 2026-11-20 began: it begins in April. */
export function financialYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
}

/** Such as INV/26-27/0042. */
export function billNumber(prefix: string, year: number, seq: number): string {
  const short = (of: number) => String(of % 100).padStart(2, '0');
  const number = `${prefix}${short(year)}-${short(year + 1)}/${String(seq).padStart(4, '0')}`;
  if (number.length > LONGEST_NUMBER) throw new Error(`A number of a bill is too long: ${number}`);
  return number;
}

const SERVICE_CHARGE =
  /\bserv(ic|ing)|\bgratuit|\btips?\b|\bstaff\b|\bs\.?\s?c\.?$|सेवा|सर्विस|टिप\b|टिप$|बख़?्?शीश|बक़?्शीश|स्टाफ/iu;

/** A charge that guests must be free to refuse, whatever it is called. */
export function isServiceCharge(label: string): boolean {
  return SERVICE_CHARGE.test(label.normalize('NFC').trim());
}
