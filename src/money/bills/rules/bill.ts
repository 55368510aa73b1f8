import type { Tax } from '#ordering/menu/rules/menu.ts';
import { halvesOf } from '#ordering/prices/rules/gst-halves.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import type { RoundsLine } from '#ordering/prices/rules/price-rounds.ts';
import { addUp, priceRounds, type Round, type RoundsDiscount } from '#ordering/prices/rules/price-rounds.ts';
import type { TaxedPart } from '#ordering/prices/rules/taxed-parts.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import { roundOffIn } from './balance.ts';
import type { BillKind } from './bill-settings.ts';

/** The SAC code of restaurant service, which bills have to name. */
export const RESTAURANT_SERVICE = '996331';

/** Services have a SAC, goods an HSN. */
export const isService = (code: string): boolean => code.startsWith('99');

type BilledPart = TaxedPart & { hsn?: string | null };

export interface BilledLine extends PriceableLine {
  id: string;
  label: string;
  options: string[];
  hsn?: string | null | undefined;
  configs?: readonly { options: readonly { label?: string; part?: BilledPart | undefined }[] }[] | undefined;
}

/** What is sold under one code and one rate: a dish, or one of the dishes of a combo. */
export interface Supply {
  label: string;
  /** Value after the discount and without its taxes. */
  taxable: Minor;
  /** The rates of all its taxes added up. */
  taxRate: BasisPoints;
  /** What of it is no GST, such as VAT. Left out if zero, and on bills of before. */
  otherRate?: BasisPoints | undefined;
  /** HSN or SAC; left out where it is restaurant service. */
  hsn?: string | undefined;
}

export interface BillLine extends Supply {
  id: string;
  options: string[];
  quantity: number;
  /** Price of one portion before its discount. */
  rate: Minor;
  discount: Minor;
  /** Its part of the discounts of the whole bill, which the taxable value is without. Left out if zero. */
  share?: Minor | undefined;
  /** The taxes that its price has within; left out where it has none. */
  within?: Minor | undefined;
  /** Of a combo, in place of its own code and rate. Their taxable values add up to that of the line. */
  parts?: Supply[] | undefined;
}

export interface BillCharge {
  label: string;
  rate: BasisPoints | null;
  /** Without its taxes. */
  amount: Minor;
  within?: Minor | undefined;
  /** The rates of all its taxes added up; left out where it has none. */
  taxRate?: BasisPoints | undefined;
  otherRate?: BasisPoints | undefined;
  hsn?: string | undefined;
}

export interface BillTax {
  label: string;
  rate: BasisPoints;
  amount: Minor;
}

export interface BillFigures {
  lines: BillLine[];
  taxable: Minor;
  /** Discounts of the whole bill. Left out if there are none. */
  discounts?: RoundsDiscount[] | undefined;
  charges: BillCharge[];
  taxes: BillTax[];
  /** Taxable value, charges and taxes. */
  total: Minor;
  /** From the total to what is paid: to whole rupees, and the paisa of a GST that has no equal halves. May be negative. */
  roundOff: Minor;
  payable: Minor;
}

interface Billing {
  kind: BillKind;
  isRounded: boolean;
}

/** Computes a bill's figures from the same pricing as the order, so that they agree to the paisa. */
export function billOf(lines: BilledLine[], charges: Charge[], billing: Billing): BillFigures {
  return billOfRounds([{ lines, charges }], billing);
}

/** The figures of a table's rounds added up, and rounded once. */
export function billOfRounds(
  rounds: readonly Round<BilledLine>[],
  { kind, isRounded }: Billing,
): BillFigures {
  const priced = priceRounds(rounds);
  const payable = priced.grandTotal + roundOffIn({ isRounding: isRounded }, priced.grandTotal);
  const whole = priced.taxes.map(({ label, rate, amount }) => ({ label, rate, amount }));
  const taxes = mergeTaxes(kind === 'tax_invoice' ? whole.flatMap(splitGst) : whole);
  const within = sumOf(priced.lines.map((line) => ({ amount: line.within })));
  const taxable = priced.cartValue - sumOf(priced.discounts) - within;
  const charged = rounds.flatMap(({ charges }) => charges);
  const taxesOf = (label: string, taxRate: BasisPoints, hsn: string | undefined) =>
    charged.find((one) => one.label === label && one.hsn === hsn && rateOf(one.taxes) === taxRate)?.taxes ??
    [];
  const charges = priced.charges.map(({ label, rate, amount, within: own, taxRate, hsn }) => ({
    label,
    rate,
    amount: amount - own,
    ...(own === 0 ? {} : { within: own }),
    ...(taxRate === 0 ? {} : ratedAs({ taxes: taxesOf(label, taxRate, hsn) }, kind)),
    ...(hsn ? { hsn } : {}),
  }));
  const total = taxable + sumOf(charges) + sumOf(taxes);
  return {
    lines: rounds
      .flatMap(({ lines }) => lines)
      .map((line, at) => billLine(line, priced.lines[at] as RoundsLine, kind)),
    taxable,
    ...(priced.discounts.length === 0 ? {} : { discounts: priced.discounts }),
    charges,
    taxes,
    total,
    roundOff: payable - total,
    payable,
  };
}

function billLine(
  { id, label, options, quantity, base, taxes, hsn, configs = [] }: BilledLine,
  { total, share, within, shares }: RoundsLine,
  kind: BillKind,
): BillLine {
  const parts = configs.flatMap(({ options: chosen }) =>
    chosen.flatMap((option) => (option.part ? { ...option.part, label: option.label ?? label } : [])),
  );
  const supplies = parts.map((part, at): Supply => {
    const { of, within: own } = shares[at] ?? { of: 0, within: 0 };
    return { label: part.label, taxable: of - own, ...ratedAs(part, kind) };
  });
  return {
    id,
    label,
    options,
    quantity,
    rate: base,
    discount: base * quantity - total,
    taxable: total - share - within,
    ...(share === 0 ? {} : { share }),
    ...(within === 0 ? {} : { within }),
    ...ratedAs({ taxes, hsn }, kind),
    ...(supplies.length === 0 ? {} : { parts: supplies }),
  };
}

type Rated = Pick<Supply, 'taxRate' | 'otherRate' | 'hsn'>;

function ratedAs({ taxes, hsn }: Pick<BilledLine, 'taxes' | 'hsn'>, kind: BillKind): Rated {
  const isOther = (tax: Tax) => columnOf(tax) === 'other' && halvesOf(tax) === null;
  const otherRate = kind === 'tax_invoice' ? rateOf(taxes.filter(isOther)) : 0;
  return { taxRate: rateOf(taxes), ...(otherRate === 0 ? {} : { otherRate }), ...(hsn ? { hsn } : {}) };
}

const rateOf = (taxes: readonly Tax[] = []): BasisPoints => taxes.reduce((sum, { rate }) => sum + rate, 0);

/** What is sold under codes and rates: the dishes, and those of combos, with their portions. */
export const suppliesOf = (lines: readonly BillLine[]): (Supply & { quantity: number })[] =>
  lines.flatMap(({ parts, ...line }) =>
    parts ? parts.map((part) => ({ ...part, quantity: line.quantity })) : line,
  );

function sumOf(rows: { amount: Minor }[]): Minor {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** GST as equal halves for the centre and the state. A paisa that is left over goes into the round-off. */
function splitGst(tax: BillTax): BillTax[] {
  const amount = Math.floor(tax.amount / 2);
  return halvesOf(tax)?.map(({ label, rate }) => ({ label, rate, amount })) ?? [tax];
}

const mergeTaxes = (taxes: BillTax[]) => addUp(taxes, keyOfTax);
const keyOfTax = ({ label, rate }: BillTax) => `${rate} ${label}`;
const keyOfDiscount = ({ reason, percent }: RoundsDiscount) => `${percent} ${reason}`;
const keyOfCharge = ({ label, rate, taxRate = 0, hsn = '' }: BillCharge) =>
  `${rate} ${taxRate} ${hsn} ${label}`;

/** Subtracts `less` from `more`. Both are bills of one tab; `less` leaves out some lines or portions. */
export function differenceOf(more: BillFigures, less: BillFigures): BillFigures {
  const kept = new Map(less.lines.map((line) => [line.id, line]));
  const lessCharges = new Map(less.charges.map((charge) => [keyOfCharge(charge), charge]));
  const lessTaxes = new Map(less.taxes.map((tax) => [keyOfTax(tax), tax.amount]));
  return {
    lines: more.lines.map((line) => lineWithout(line, kept.get(line.id))).filter(isChanged),
    taxable: more.taxable - less.taxable,
    ...discountsBetween(more, less),
    charges: more.charges
      .map((charge) => {
        const of = lessCharges.get(keyOfCharge(charge));
        return { ...charge, amount: charge.amount - (of?.amount ?? 0), ...withinLeft(charge, of) };
      })
      .filter(({ amount }) => amount !== 0),
    taxes: more.taxes
      .map((tax) => ({ ...tax, amount: tax.amount - (lessTaxes.get(keyOfTax(tax)) ?? 0) }))
      .filter(({ amount }) => amount !== 0),
    total: more.total - less.total,
    roundOff: more.roundOff - less.roundOff,
    payable: more.payable - less.payable,
  };
}

/** Of a combo, a paisa may go from one dish to another while the line keeps its value. */
const isChanged = ({ quantity, taxable, parts = [] }: BillLine) =>
  quantity > 0 || taxable !== 0 || parts.some((part) => part.taxable !== 0);

/** A discount that is less in `more` is a negative row. */
function discountsBetween(more: BillFigures, less: BillFigures): Pick<BillFigures, 'discounts'> {
  const all = [
    ...(more.discounts ?? []),
    ...(less.discounts ?? []).map((row) => ({ ...row, amount: -row.amount })),
  ];
  const discounts = addUp(all, keyOfDiscount).filter(({ amount }) => amount !== 0);
  return discounts.length === 0 ? {} : { discounts };
}

function withinLeft({ within }: { within?: Minor | undefined }, less?: { within?: Minor | undefined }) {
  return within === undefined ? {} : { within: within - (less?.within ?? 0) };
}

function lineWithout(line: BillLine, kept: BillLine | undefined): BillLine {
  if (!kept) return line;
  const share = (line.share ?? 0) - (kept.share ?? 0);
  return {
    ...line,
    quantity: line.quantity - kept.quantity,
    discount: line.discount - kept.discount,
    taxable: line.taxable - kept.taxable,
    share: share === 0 ? undefined : share,
    ...withinLeft(line, kept),
    ...(line.parts && { parts: line.parts.map((part, at) => partWithout(part, kept.parts?.[at])) }),
  };
}

const partWithout = (part: Supply, kept: Supply | undefined): Supply => ({
  ...part,
  taxable: part.taxable - (kept?.taxable ?? 0),
});

/** Bills of before kept what their rows lack of `total` by itself, while their paper had it in the round-off. */
type StoredFigures = BillFigures & { unsplit?: Minor | undefined };

/** A stored bill as its paper has it: its rows add up to the total, and with the round-off to what is paid. */
export function asOnPaper({ unsplit = 0, ...figures }: StoredFigures): BillFigures {
  return { ...figures, total: figures.total - unsplit, roundOff: figures.roundOff + unsplit };
}

/** The authority that a tax goes to, recognised by the tax's label. */
export type TaxColumn = 'cgst' | 'sgst' | 'igst' | 'other';

export function columnOf({ label }: { label: string }): TaxColumn {
  if (/\bcgst\b/i.test(label)) return 'cgst';
  if (/\b(sgst|utgst)\b/i.test(label)) return 'sgst';
  return /\bigst\b/i.test(label) ? 'igst' : 'other';
}

/** The codes of dishes and charges, each once. */
export function hsnCodesOf({ lines, charges }: Pick<BillFigures, 'lines' | 'charges'>): string[] {
  const codes = [...suppliesOf(lines), ...charges].map(({ hsn }) => hsn ?? RESTAURANT_SERVICE);
  return codes.length === 0 ? [RESTAURANT_SERVICE] : [...new Set(codes)];
}

/** Sums the taxable value of dishes and taxed charges by tax rate, lowest rate first. */
export function taxableByRate({
  lines,
  charges,
}: Pick<BillFigures, 'lines' | 'charges'>): { rate: BasisPoints; taxable: Minor }[] {
  const taxed = charges.flatMap(({ amount, taxRate }) =>
    taxRate === undefined ? [] : [{ taxable: amount, taxRate }],
  );
  const rates = Map.groupBy([...suppliesOf(lines), ...taxed], ({ taxRate }) => taxRate);
  return [...rates]
    .map(([rate, its]) => ({ rate, taxable: its.reduce((sum, { taxable }) => sum + taxable, 0) }))
    .toSorted((one, other) => one.rate - other.rate);
}
