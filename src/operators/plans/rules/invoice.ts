import { type BasisPoints, FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';
import type { GuestOrders } from './commission.ts';

/** The page of an invoice. Nobody can guess its address, so whoever has it may pay. */
export const invoiceHref = ({ storeId, id }: { storeId: string; id: string }) => `/invoice/${storeId}/${id}`;

/** Plans are sold in India, whose financial years the numbers of invoices follow. */
export const INVOICE_TIME_ZONE = 'Asia/Kolkata';

export const PAID_WAYS = ['gateway', 'upi', 'bank', 'cash', 'other'] as const;
export type PaidWay = (typeof PAID_WAYS)[number];

export const INVOICE_STATES = ['due', 'paid', 'withdrawn'] as const;
/** What a list of them is narrowed to. Overdue is one that is due since yesterday or longer. */
export const INVOICE_FILTER_STATES = ['due', 'overdue', 'paid', 'withdrawn'] as const;
export type InvoiceFilterState = (typeof INVOICE_FILTER_STATES)[number];

export interface Party {
  name: string;
  address: string;
  state: string;
  gstin: string;
}

/** Who runs the site, as an invoice names them. */
export interface Seller extends Party {
  /** Only who has a GSTIN adds tax. */
  taxRate: BasisPoints;
  sac: string;
  /** What its numbers have after `PL` and `PC`. */
  series?: string | undefined;
  footer: string;
}

/** What a store pays for its plan. It is stored whole, so later changes of prices and names leave it as it was. */
export interface InvoiceContent {
  seller: Seller;
  buyer: Party;
  plan: string;
  months: number;
  /** Days, the last one included. */
  from: string;
  until: string;
  /** For a month, or the whole commission. */
  price: Minor;
  /** For twelve, where that is another price. */
  yearPrice?: Minor | undefined;
  /** Of orders in those days, in place of months of a plan. */
  commission?: GuestOrders | undefined;
  /** What a coupon took off, and the months that it added. */
  coupon?: { code: string; discount: Minor; freeMonths: number } | undefined;
  /** Paid with what the store had in hand; negative for what it owed besides. */
  credit?: Minor | undefined;
  /** The price of days that are left out, because credit was spent before it was paid. */
  short?: Minor | undefined;
  taxable: Minor;
  taxes: { label: string; rate: BasisPoints; amount: Minor }[];
  total: Minor;
}

export const INVOICES = 'PL';
export const NOTES = 'PC';
export type NumberKind = typeof INVOICES | typeof NOTES;

/** Under one GSTIN each number is given once. Brands that share one tell their numbers apart by their letters. */
export const prefixOf = ({ series = '' }: Pick<Seller, 'series'>, kind: NumberKind) => `${kind}${series}/`;

type Priced = Pick<InvoiceContent, 'taxable' | 'taxes' | 'total'>;

/** Within a state the centre and the state have a tax of half the rate each, so that both are equal. */
export function priceInvoice(taxable: Minor, seller: Seller, buyer: Party): Priced {
  const { taxRate } = seller;
  if (seller.gstin === '' || taxRate === 0) return { taxable, taxes: [], total: taxable };
  const isWithin = placeOfSupply(seller, buyer)?.code === indianStateOf(seller)?.code;
  const taxes = isWithin
    ? ['CGST', 'SGST'].map((label) => ({
        label,
        rate: taxRate / 2,
        amount: proportion(taxable, taxRate, 2 * FULL_RATE),
      }))
    : [{ label: 'IGST', rate: taxRate, amount: proportion(taxable, taxRate, FULL_RATE) }];
  return { taxable, taxes, total: taxes.reduce((sum, { amount }) => sum + amount, taxable) };
}

/** What the months were worth: paid, or with credit. */
export const worthOf = ({ taxable, credit = 0 }: Pick<InvoiceContent, 'taxable' | 'credit'>): Minor =>
  taxable + credit;

/** The invoice of somebody who paid less for a coupon that they do not have: its worth is not paid for. */
export const withoutCoupon = ({ coupon, credit = 0, ...content }: InvoiceContent): InvoiceContent => ({
  ...content,
  credit: credit + (coupon?.discount ?? 0),
});

export interface NoteContent extends Priced {
  seller: Seller;
  buyer: Party;
  /** The invoice of which money went back. */
  against: string;
  date: string;
  reason: string;
}

/** The parts of an amount that goes back, after others. The parts of all notes sum to those of the invoice. */
export function refundOf(paid: Priced, before: Minor, amount: Minor): Priced {
  const part = (of: Minor) =>
    proportion(of, before + amount, paid.total) - proportion(of, before, paid.total);
  const taxes = paid.taxes.map((tax) => ({ ...tax, amount: part(tax.amount) }));
  return { taxable: amount - taxes.reduce((sum, tax) => sum + tax.amount, 0), taxes, total: amount };
}

/** What of an invoice can go back, with tax: what has neither gone back before nor become credit. */
export function refundable(
  paid: Pick<InvoiceContent, 'taxable' | 'credit' | 'total'>,
  before: Minor,
  credited: Minor,
): Minor {
  if (paid.taxable <= 0) return 0;
  const kept = Math.min(Math.max(worthOf(paid) - credited, 0), paid.taxable);
  return Math.max(proportion(kept, paid.total, paid.taxable) - before, 0);
}

/** How many days after its day an invoice that is not paid is told of again. */
export const REMINDERS = [0, 3, 7] as const;

/** How often a store should have been reminded by today: on its first day, or that of the request, and twice later. */
export function remindersBy(due: string, today: string): number {
  const late = (Date.parse(today) - Date.parse(due)) / DAY;
  return REMINDERS.filter((days) => days <= late).length;
}

/** Where the law has the plan supplied: to the buyer's state, or the seller's if the buyer names none of India's. */
export const placeOfSupply = (seller: Party, buyer: Party) => indianStateOf(buyer) ?? indianStateOf(seller);
