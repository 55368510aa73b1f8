import { isExtraBeside } from '#ordering/orders/rules/combo-parts.ts';
import { amountInWords } from '#platform/money/rules/amount-in-words.ts';
import { formatRate, type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';
import {
  type BillCharge,
  type BillFigures,
  type BillLine,
  hsnCodesOf,
  isService,
  RESTAURANT_SERVICE,
} from './bill.ts';
import type { DocumentKind } from './bill-settings.ts';
import { type Buyer, stateWithCode } from './buyer.ts';

/** A bill as it was issued. It is stored whole, so later changes of the store leave it as it was. */
export interface BillContent {
  kind: DocumentKind;
  number: string;
  /** Local time of the store, such as 2026-11-20 18:30. */
  date: string;
  supplier: {
    name: string;
    legalName: string;
    address: string;
    state: string;
    gstin: string;
    fssai: string;
  };
  customer: string;
  /** The company that it is made out to. */
  buyer?: Buyer | undefined;
  /** The first one, and how many share the bill if they are several. */
  order: { number: number; type: string; place: string; rounds?: number | undefined };
  currency: string;
  figures: BillFigures;
  /** Number of the bill that this document corrects. */
  corrects: string | null;
  footer: string;
  /** What the registry has given for it. It stands with the bill, which itself is never changed. */
  registered?: RegisteredBill | undefined;
}

export interface RegisteredBill {
  irn: string;
  ackNo: string;
  /** 2026-11-20 12:00:05, as the registry says it. */
  ackDate: string;
  /** Empty where the registry gave it no more. */
  signedQr: string;
}

interface Supplier {
  name: string;
  legalName: string;
  gstNo: string;
  fssaiNo: string;
  address: { street: string; city: string; pinCode: string; state: string };
}

export function supplierOf({ name, legalName, gstNo, fssaiNo, address }: Supplier): BillContent['supplier'] {
  const { street, city, pinCode } = address;
  const state =
    (gstNo === '' ? null : indianStateOf({ gstin: gstNo, state: address.state })?.name) ?? address.state;
  return {
    name,
    legalName,
    address: [street, [city, pinCode].filter(Boolean).join(' '), state].filter(Boolean).join(', '),
    state,
    gstin: gstNo,
    fssai: fssaiNo,
  };
}

export interface SheetLine {
  label: string;
  note: string;
  quantity: string;
  rate: string;
  discount: string;
  amount: string;
}

/** "2 × 90.00 − 10.00"; empty for a correction of a price, which has no portions. */
export function portionsOf({ quantity, rate, discount }: SheetLine): string {
  if (quantity === '') return '';
  return `${quantity} × ${rate}${discount === '' ? '' : ` − ${discount}`}`;
}

/** A bill as texts, from which screens, printouts and PDFs are rendered. */
export interface BillSheet {
  title: string;
  hindiTitle: string;
  declaration: string;
  name: string;
  supplier: string[];
  facts: { label: string; text: string }[];
  lines: SheetLine[];
  sums: { label: string; text: string; isTotal: boolean }[];
  words: string;
  footer: string;
  /** For a code, signed by the registry. */
  signedQr?: string | undefined;
}

const TITLES: Record<DocumentKind, [english: string, hindi: string]> = {
  tax_invoice: ['Tax invoice', 'कर बीजक'],
  bill_of_supply: ['Bill of supply', 'आपूर्ति बिल'],
  bill: ['Bill', 'बिल'],
  credit_note: ['Credit note', 'क्रेडिट नोट'],
};

/** A number under which nothing was sold, because what it was given for could not be saved. It is nobody else's. */
export const isCancelled = ({ order, figures }: BillContent): boolean =>
  order.type === '' && figures.lines.length === 0;

const CANCELLED = 'Cancelled. Nothing was sold under this number.';
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';

export function sheetOf(content: BillContent): BillSheet {
  const [title, hindiTitle] = TITLES[content.kind];
  const { currency, figures, supplier } = content;
  const { name, legalName } = supplier;
  const codes = shownCodes(content);
  return {
    title,
    hindiTitle,
    declaration: isCancelled(content) ? CANCELLED : content.kind === 'bill_of_supply' ? COMPOSITION : '',
    name: boundText(name, BOUNDS.store),
    supplier: [legalName === name ? '' : boundText(legalName, BOUNDS.store), supplier.address].filter(
      Boolean,
    ),
    facts: factsOf(content),
    lines: shownLines(content).map((line) => ({
      label: line.label,
      note: noteOf(line, codes.length > 1),
      quantity: line.quantity === 0 ? '' : String(line.quantity),
      rate: formatIndian(line.rate),
      discount: line.discount === 0 ? '' : formatIndian(line.discount),
      amount: formatIndian(grossOf(line)),
    })),
    sums: sumsOf(content),
    words: amountInWords(figures.payable, currency),
    footer: content.footer,
    signedQr: content.registered?.signedQr || undefined,
  };
}

/** What was chosen, and under which code it is sold. Of a combo each dish has its part of the value. */
function noteOf({ options, hsn, parts }: BillLine, isCodeShown: boolean): string {
  const codeOf = (code: string | undefined) => (isCodeShown ? codeText(code) : '');
  if (!parts) return [options.join(', '), codeOf(hsn)].filter(Boolean).join(' · ');
  const extras = options.filter(isExtraBeside(parts.map(({ label }) => label)));
  const dishes = parts.map((part) =>
    [`${part.label} ${formatIndian(part.taxable)}`, codeOf(part.hsn)].filter(Boolean).join(' '),
  );
  return [...dishes, ...extras].join(', ');
}

/** Without a GSTIN a bill names none. */
function shownCodes({ supplier, figures }: BillContent): string[] {
  return supplier.gstin === '' ? [] : hsnCodesOf(figures);
}

const codeName = (code: string) => (isService(code) ? 'SAC' : 'HSN');
const codeText = (code = RESTAURANT_SERVICE) => `${codeName(code)} ${code}`;

/**
 * A dish that several rounds have is one line of the bill. A correction also has dishes of which only the share of a discount
 * changed: their price is as before, and they are not shown.
 */
function shownLines({ order, figures }: BillContent): BillLine[] {
  const changed = figures.lines.filter((line) => line.quantity !== 0 || grossOf(line) !== 0);
  if ((order.rounds ?? 1) === 1) return changed;
  const lines = new Map<string, BillLine>();
  for (const line of changed) {
    const { label, options, rate, taxRate, quantity, discount, taxable, hsn, parts } = line;
    const sold = parts?.map((part) => [part.label, part.taxRate, part.hsn]);
    const key = JSON.stringify([label, options, rate, taxRate, discount / quantity, hsn, sold]);
    const known = lines.get(key);
    lines.set(
      key,
      known
        ? {
            ...known,
            quantity: known.quantity + quantity,
            discount: known.discount + discount,
            taxable: known.taxable + taxable,
            share: (known.share ?? 0) + (line.share ?? 0),
            parts: parts?.map((part, at) => ({
              ...part,
              taxable: part.taxable + (known.parts?.[at]?.taxable ?? 0),
            })),
            ...(known.within === undefined ? {} : { within: known.within + (line.within ?? 0) }),
          }
        : line,
    );
  }
  return [...lines.values()];
}

/** As on the menu: before discounts of the bill, and with the taxes that the price has within. */
const grossOf = ({ taxable, share = 0, within = 0 }: BillLine): Minor => taxable + share + within;

function factsOf(content: BillContent): BillSheet['facts'] {
  const { supplier, order, kind, buyer } = content;
  const codes = shownCodes(content);
  const facts = [
    ['Number', content.number],
    ['Date', showDate(content.date)],
    [kind === 'credit_note' ? 'Against' : 'Adds to', content.corrects ?? ''],
    [
      'Order',
      [order.number === 0 ? '' : `#${order.number}`, order.type, boundText(order.place, BOUNDS.place)]
        .filter(Boolean)
        .join(' · '),
    ],
    ['Customer', boundText(content.customer, BOUNDS.name)],
    ['Billed to', buyer?.name ?? ''],
    ['Buyer’s address', buyer?.address ?? ''],
    ['Buyer’s state', buyer ? stateWithCode(buyer) : ''],
    ['Buyer’s GSTIN', buyer?.gstin ?? ''],
    ['Buyer’s phone', buyer?.phone ?? ''],
    ['GSTIN', supplier.gstin],
    ['Place of supply', supplier.gstin === '' ? '' : supplier.state],
    ...(codes.length === 1 ? codes.map((code) => [codeName(code), code] as const) : []),
    ['FSSAI', supplier.fssai],
    ['IRN', content.registered?.irn ?? ''],
    ['Ack. no.', content.registered?.ackNo ?? ''],
    ['Ack. date', showDate(content.registered?.ackDate ?? '')],
  ] as const;
  return facts.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
}

function sumsOf(content: BillContent): BillSheet['sums'] {
  const { kind, figures, currency } = content;
  const isCodeShown = shownCodes(content).length > 1;
  const { taxable, charges, taxes, total, roundOff, payable, discounts = [] } = figures;
  const items = figures.lines.reduce((sum, line) => sum + grossOf(line), 0);
  const isWithin = figures.lines.some(({ within = 0 }) => within !== 0);
  const [taxed, others] = [true, false].map((isTaxed) =>
    charges.filter(({ taxRate }) => (taxRate !== undefined) === isTaxed),
  ) as [BillCharge[], BillCharge[]];
  const row = (label: string, amount: Minor) => ({ label, text: formatIndian(amount), isTotal: false });
  const named = (label: string, rate: number | null) =>
    rate === null || label.includes('%') ? label : `${label} ${formatRate(rate)}`;
  const off = discounts.map(({ reason, percent, amount }) =>
    row([named('Discount', percent), reason].join(' · '), -amount),
  );
  const valueRows = () => {
    if (taxes.length > 0) return [row('Taxable value', taxable)];
    return off.length > 0 ? [] : [row('Items', taxable)];
  };
  return [
    ...(off.length > 0 || taxed.length > 0 || isWithin
      ? [row(isWithin ? 'Items, with taxes' : 'Items', items), ...off]
      : []),
    ...(taxed.length > 0
      ? [
          ...taxed.map(({ label, rate, amount, within = 0, hsn }) =>
            row(
              [named(label, rate), isCodeShown ? codeText(hsn) : ''].filter(Boolean).join(' · '),
              amount + within,
            ),
          ),
          row(
            'Taxable value',
            taxed.reduce((sum, { amount }) => sum + amount, taxable),
          ),
        ]
      : valueRows()),
    ...others.map(({ label, rate, amount }) => row(named(label, rate), amount)),
    ...taxes.map(({ label, rate, amount }) => row(named(label, rate), amount)),
    ...(roundOff === 0 ? [] : [row('Total', total), row('Round off', roundOff)]),
    {
      label: kind === 'credit_note' ? 'Credited' : 'Grand total',
      text: `${currency === 'INR' ? '₹' : `${currency} `}${formatIndian(payable)}`,
      isTotal: true,
    },
  ];
}

/** Formats an amount with Indian grouping: 12,34,567.80. */
export function formatIndian(amount: Minor): string {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(\.\d\d)$/.exec(toDecimal(amount)) ?? [];
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return `${sign === '-' ? '−' : ''}${grouped}${cents}`;
}

function showDate(date: string): string {
  const [day = '', ...time] = date.split(' ');
  return [day.split('-').toReversed().join('/'), ...time].join(' ');
}
