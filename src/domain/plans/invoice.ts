import { type BillSheet, formatIndian } from '../bills/bill-sheet.ts';
import { amountInWords } from '../money/amount-in-words.ts';
import { type BasisPoints, FULL_RATE, formatRate, type Minor, proportion } from '../money/money.ts';
import { indianStateOf } from '../store/indian-states.ts';
import { DAY } from '../time/durations.ts';
import { priceParts } from './plan-price.ts';

/** The page of an invoice. Nobody can guess its address, so whoever has it may pay. */
export const invoiceHref = ({ storeId, id }: { storeId: string; id: string }) => `/invoice/${storeId}/${id}`;

/** Plans are sold in India, whose financial years the numbers of invoices follow. */
export const INVOICE_TIME_ZONE = 'Asia/Kolkata';

export const PAID_WAYS = ['gateway', 'upi', 'bank', 'cash', 'other'] as const;
export type PaidWay = (typeof PAID_WAYS)[number];

export const INVOICE_STATES = ['due', 'paid', 'withdrawn'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

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
  /** For a month. */
  price: Minor;
  /** For twelve, where that is another price. */
  yearPrice?: Minor | undefined;
  /** What a coupon took off, and the months that it added. */
  coupon?: { code: string; discount: Minor; freeMonths: number } | undefined;
  /** Paid with what the store had in hand; negative for what it owed besides. */
  credit?: Minor | undefined;
  taxable: Minor;
  taxes: { label: string; rate: BasisPoints; amount: Minor }[];
  total: Minor;
}

type Priced = Pick<InvoiceContent, 'taxable' | 'taxes' | 'total'>;

/** Within a state the tax is shared by the centre and the state. */
export function priceInvoice(taxable: Minor, seller: Seller, buyer: Party): Priced {
  if (seller.gstin === '' || seller.taxRate === 0) return { taxable, taxes: [], total: taxable };
  const { taxRate } = seller;
  const tax = proportion(taxable, taxRate, FULL_RATE);
  const central = Math.floor(tax / 2);
  const taxes =
    placeOfSupply(seller, buyer)?.code === indianStateOf(seller)?.code
      ? [
          { label: 'CGST', rate: taxRate / 2, amount: central },
          { label: 'SGST', rate: taxRate / 2, amount: tax - central },
        ]
      : [{ label: 'IGST', rate: taxRate, amount: tax }];
  return { taxable, taxes, total: taxable + tax };
}

/** What the months were worth: paid, or with credit. */
export const worthOf = ({ taxable, credit = 0 }: InvoiceContent): Minor => taxable + credit;

/** The invoice of somebody who paid less for a coupon that they do not have: they owe its worth. */
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

/** The sheet of a credit note, which takes its part of the tax back. */
export function noteSheet(note: NoteContent, number: string): BillSheet {
  const { seller, buyer, against, date, reason, taxable, taxes, total } = note;
  const sum = (label: string, amount: Minor) => ({ label, text: formatIndian(amount), isTotal: false });
  return {
    ...{ title: 'Credit note', hindiTitle: 'क्रेडिट नोट', declaration: '', name: seller.name },
    supplier: [seller.address].filter(Boolean),
    facts: factsOf({ seller, buyer }, [
      ['Number', number],
      ['Date', showDay(date)],
      ['Against', against],
    ]),
    lines: [
      {
        label: reason,
        note: '',
        quantity: '1',
        rate: formatIndian(taxable),
        discount: '',
        amount: formatIndian(taxable),
      },
    ],
    sums: [
      ...(taxes.length > 0 ? [sum('Taxable value', taxable)] : []),
      ...taxes.map(({ label, rate, amount }) => sum(`${label} ${formatRate(rate)}`, amount)),
      { label: 'Credited', text: `₹${formatIndian(total)}`, isTotal: true },
    ],
    words: amountInWords(total, 'INR'),
    footer: seller.footer,
  };
}

/** How many days after its day an invoice that is not paid is told of again. */
export const REMINDERS = [0, 3, 7] as const;

/** How often a store should have been reminded by today: on its first day, or that of the request, and twice later. */
export function remindersBy(due: string, today: string): number {
  const late = (Date.parse(today) - Date.parse(due)) / DAY;
  return REMINDERS.filter((days) => days <= late).length;
}

/** Where the law has the plan supplied: to the buyer's state, or the seller's if the buyer names none of India's. */
const placeOfSupply = (seller: Party, buyer: Party) => indianStateOf(buyer) ?? indianStateOf(seller);

/** The sheet of an invoice; one that is not paid yet has neither a number nor a date, and only asks. */
export function invoiceSheet(
  content: InvoiceContent,
  paid: { number: string; date: string } | null,
): BillSheet {
  const { seller, buyer, plan, months, from, until, price, yearPrice = null } = content;
  const { taxable, taxes, total, coupon, credit = 0 } = content;
  const isTaxed = seller.gstin !== '';
  const titles = isTaxed ? ['Tax invoice', 'कर बीजक'] : ['Invoice', 'बीजक'];
  const [title, hindiTitle] = (paid ? titles : ['Payment request', 'भुगतान अनुरोध']) as [string, string];
  const sum = (label: string, amount: Minor) => ({ label, text: formatIndian(amount), isTotal: false });
  return {
    title,
    hindiTitle,
    declaration: '',
    name: seller.name,
    supplier: [seller.address].filter(Boolean),
    facts: factsOf({ seller, buyer }, [
      ['Number', paid?.number ?? ''],
      ['Date', paid ? showDay(paid.date) : ''],
    ]),
    lines: priceParts({ price, yearPrice }, months).map(({ quantity, months: covered, rate }, place) => ({
      label: covered === quantity ? plan : `${plan} · 12 months`,
      note: place === 0 ? `${showDay(from)} – ${showDay(until)}` : '',
      quantity: String(quantity),
      rate: formatIndian(rate),
      discount: '',
      amount: formatIndian(quantity * rate),
    })),
    sums: [
      ...(coupon && coupon.discount > 0 ? [sum(`Discount (${coupon.code})`, -coupon.discount)] : []),
      ...(credit === 0 ? [] : [sum('Credit', -credit)]),
      ...(taxes.length > 0 ? [sum('Taxable value', taxable)] : []),
      ...taxes.map(({ label, rate, amount }) => sum(`${label} ${formatRate(rate)}`, amount)),
      { label: paid ? 'Paid' : 'To pay', text: `₹${formatIndian(total)}`, isTotal: true },
    ],
    words: amountInWords(total, 'INR'),
    footer: seller.footer,
  };
}

/** Whose sheet it is; empty ones are left out. */
function factsOf({ seller, buyer }: Pick<InvoiceContent, 'seller' | 'buyer'>, first: [string, string][]) {
  const isTaxed = seller.gstin !== '';
  const place = placeOfSupply(seller, buyer);
  const facts: [string, string][] = [
    ...first,
    ['Billed to', buyer.name],
    ['Address', buyer.address],
    ['GSTIN of buyer', buyer.gstin],
    ['GSTIN', seller.gstin],
    ['Place of supply', isTaxed && place ? `${place.name} (${place.code})` : ''],
    ['SAC', isTaxed ? seller.sac : ''],
  ];
  return facts.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
}

const showDay = (day: string) => day.split('-').reverse().join('/');
