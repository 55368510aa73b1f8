import { isService, suppliesOf } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { partsByRate } from '#money/bills/rules/gst-parts.ts';
import { isForRegistered, suppliedTo } from '#money/bills/rules/gst-return.ts';
import { type BasisPoints, formatRate } from '#platform/money/rules/money.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';
import { isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { nameOfHsn } from './hsn-names.ts';

/** What a person must decide before the return is uploaded. */
export const QUESTIONS = [
  'otherGstin',
  'buyer',
  'between',
  'composition',
  'rate',
  'untaxedCharge',
  'noCode',
  'shortCode',
  'otherCode',
] as const;

export interface Gstr1Question {
  what: (typeof QUESTIONS)[number];
  /** Numbers of bills, codes or dishes, each once. */
  about: string[];
}

/** The rates of restaurant service. */
const SERVICE_RATES = [500, 1800];
/** The rates that the return knows, in basis points. */
const RATES: readonly BasisPoints[] = [0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000];
export const isGstRate = (rate: BasisPoints): boolean => RATES.includes(rate);
/** From ₹5 crore a year on, six digits are wanted. */
const SHORT = 4;

/** Nothing here keeps the file from being made: the portal or the accountant refuses what stays wrong. */
export function gstr1Questions(issued: readonly BillContent[], gstin: string): Gstr1Question[] {
  const own = issued.filter(({ supplier }) => supplier.gstin === gstin);
  const numbers = (isIt: (content: BillContent) => boolean) => own.filter(isIt).map(({ number }) => number);
  const parts = own.flatMap(({ figures }) => partsByRate(figures));
  const codes = parts.map(({ code }) => code);
  const found: Record<Gstr1Question['what'], string[]> = {
    otherGstin: issued.filter(({ supplier }) => supplier.gstin !== gstin).map(({ number }) => number),
    buyer: numbers((content) => isForRegistered(content) && !isOfOther(content)),
    between: numbers(isUnclearWhere),
    composition: numbers(({ kind }) => kind === 'bill_of_supply'),
    rate: parts.flatMap(({ rate }) => (isGstRate(rate) ? [] : [formatRate(rate)])),
    untaxedCharge: own.flatMap(untaxedCharges),
    noCode: own.flatMap(withoutCode),
    shortCode: codes.filter((code) => code.length === SHORT && !isService(code)),
    otherCode: codes.filter((code) => nameOfHsn(code) === undefined),
  };
  return QUESTIONS.map((what) => ({ what, about: [...new Set(found[what])].toSorted() })).filter(
    ({ about }) => about.length > 0,
  );
}

/** Whether the GSTIN is one, and of somebody else. */
const isOfOther = ({ buyer, supplier }: BillContent) =>
  isGstin(buyer?.gstin ?? '') && buyer?.gstin !== supplier.gstin;

/** IGST within a state, or the halves between two. */
function isUnclearWhere(content: BillContent): boolean {
  const [home, there] = [content.supplier, suppliedTo(content)].map((place) => indianStateOf(place)?.code);
  const parts = partsByRate(content.figures);
  return parts.some(({ igst, cgst, sgst }) => (home === there ? igst !== 0 : cgst !== 0 || sgst !== 0));
}

/** What is charged beside food that is taxed has the tax of that food. */
const untaxedCharges = ({ kind, figures }: BillContent): string[] =>
  kind !== 'bill_of_supply' && figures.taxes.length > 0
    ? figures.charges.flatMap(({ label, taxRate }) => (taxRate ? [] : [label]))
    : [];

/** Dishes, those of combos too, that are sold as restaurant service at a rate that it does not have. */
function withoutCode({ figures }: BillContent): string[] {
  const sold = suppliesOf(figures.lines).filter(
    ({ hsn, taxRate }) => hsn === undefined && !SERVICE_RATES.includes(taxRate),
  );
  return sold.map(({ label, taxRate }) => `${label} (${formatRate(taxRate)})`);
}
