export const BILL_KINDS = ['tax_invoice', 'bill_of_supply', 'bill'] as const;
export type BillKind = (typeof BILL_KINDS)[number];
export type DocumentKind = BillKind | 'credit_note';

export interface BillSettings {
  kind: BillKind;
  prefix: string;
  creditPrefix: string;
  isRounded: boolean;
  /** Menu prices have their taxes within. */
  isTaxIncluded: boolean;
  /** HSN or SAC of what has none of its own. Empty: that of restaurant service. */
  hsn: string;
  footer: string;
}

/** Bills of a tablet are a series of its own, named by its letter. */
export type Series = 'bill' | 'credit' | `bill/${string}`;

export const seriesOf = (letter: string | null): Series => (letter === null ? 'bill' : `bill/${letter}`);

/** The tablet's letter. Null for a series of the store. */
export const letterOf = (series: Series): string | null =>
  series.startsWith('bill/') ? series.slice('bill/'.length) : null;

/** The law allows sixteen characters: these four, the year, a slash and six digits. */
export const PREFIX = /^[A-Za-z0-9/-]{1,4}$/;
export const LONGEST_FOOTER = 300;
export const LONGEST_NUMBER = 16;

/** Settings of a store that has not chosen any. */
export function defaultBillSettings(gstNo: string): BillSettings {
  return {
    kind: gstNo === '' ? 'bill' : 'tax_invoice',
    prefix: 'INV/',
    creditPrefix: 'CN/',
    isRounded: false,
    isTaxIncluded: false,
    hsn: '',
    footer: '',
  };
}

/**
 * Stores without a GSTIN can issue neither tax invoices nor bills of supply. A sale with tax, made before the store
 * chose bills of supply, gets a tax invoice.
 */
export function kindFor(kind: BillKind, gstNo: string, isTaxed: boolean): BillKind {
  if (gstNo === '') return 'bill';
  return kind === 'bill_of_supply' && isTaxed ? 'tax_invoice' : kind;
}

/** Whoever issues bills of supply must not collect tax. */
export function isTaxFree({ kind }: Pick<BillSettings, 'kind'>, gstNo: string): boolean {
  return kindFor(kind, gstNo, false) === 'bill_of_supply';
}

interface Registered {
  gstNo: string;
  address: { street: string; city: string };
}

/** What the law asks for on the bills of a restaurant with a GSTIN, and is missing. The state is that of the GSTIN. */
export function missingOnBills({ gstNo, address }: Registered): ('street' | 'city')[] {
  if (gstNo === '') return [];
  return (['street', 'city'] as const).filter((part) => address[part].trim() === '');
}

/** Financial years begin in April. */
export function financialYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
}

/** Returns a number such as INV/26-27/0042, or INV/26-27/B/0042 at a tablet, where a longer number shortens the prefix. */
export function billNumber(prefix: string, year: number, seq: number, letter: string | null = null): string {
  const short = (of: number) => String(of % 100).padStart(2, '0');
  const at = letter === null ? '' : `${letter}/`;
  const rest = `${short(year)}-${short(year + 1)}/${at}${String(seq).padStart(4, '0')}`;
  const number = (letter === null ? prefix : prefix.slice(0, LONGEST_NUMBER - rest.length)) + rest;
  if (number.length > LONGEST_NUMBER) throw new Error(`A number of a bill is too long: ${number}`);
  return number;
}

const TABLET_NUMBER = /^[A-Za-z0-9/-]{0,4}(\d\d)-\d\d\/([A-Z]{1,2})\/(\d{4,6})$/;

/** The place in its series of a number that a tablet has given; null if it is none of this letter and year. */
export function seqGiven(number: string, { letter, year }: { letter: string; year: number }): number | null {
  const [, years, own, seq] = TABLET_NUMBER.exec(number) ?? [];
  return own === letter && Number(years) === year % 100 && Number(seq) > 0 ? Number(seq) : null;
}

const SERVICE_CHARGE =
  /\bserv(ic|ing)|\bgratuit|\btips?\b|\bstaff\b|\bs\.?\s?c\.?$|सेवा|सर्विस|टिप\b|टिप$|बख़?्?शीश|बक़?्शीश|स्टाफ/iu;

/** Service charges and tips are voluntary in India, under any name. */
export function isServiceCharge(label: string): boolean {
  return SERVICE_CHARGE.test(label.normalize('NFC').trim());
}
