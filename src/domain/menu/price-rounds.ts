import type { BasisPoints, Minor } from '../money/money.ts';
import type { OrderDiscount } from './discounts.ts';
import { keyOfTax, type PricedCart, type PricedCartLine, type PricedTax, priceCart } from './price-cart.ts';
import type { Charge, PriceableLine } from './pricing.ts';

/** An order, of which a table may have several. Each is priced by itself. */
export interface Round<Line extends PriceableLine = PriceableLine> {
  lines: Line[];
  charges: Charge[];
  discounts?: readonly OrderDiscount[] | null | undefined;
}

export interface RoundsLine extends PricedCartLine {
  /** The taxes that its price has within. */
  within: Minor;
}

interface RoundsCharge {
  label: string;
  rate: BasisPoints | null;
  amount: Minor;
  translations?: Charge['translations'];
  /** The rates of all its taxes added up. */
  taxRate: BasisPoints;
  /** The taxes that its amount has within. */
  within: Minor;
  hsn: Charge['hsn'];
}

export interface RoundsDiscount {
  reason: string;
  percent: BasisPoints | null;
  amount: Minor;
}

interface PricedRounds extends Pick<PricedCart, 'cartValue' | 'grandTotal'> {
  /** Of all rounds, in their order. */
  lines: RoundsLine[];
  /** Those of whole orders. Equal reasons make one row. */
  discounts: RoundsDiscount[];
  charges: RoundsCharge[];
  taxes: Omit<PricedTax, 'parts'>[];
}

/** Adds up rounds. Charges and taxes of one name and rate make one row. */
export function priceRounds(rounds: readonly Round[]): PricedRounds {
  const carts = rounds.map(({ lines, charges, discounts }) => priceCart(lines, charges, discounts));
  const charged = carts.flatMap((cart, round) =>
    cart.charges.map(({ label, rate, amount, translations }, at) => {
      const { taxes = [], hsn } = rounds[round]?.charges[at] ?? {};
      const taxRate = taxes.reduce((sum, tax) => sum + tax.rate, 0);
      return { label, rate, amount, translations, taxRate, within: within(cart, 'charge', at), hsn };
    }),
  );
  return {
    lines: carts.flatMap((cart) =>
      cart.lines.map((line, at) => ({ ...line, within: within(cart, 'line', at) })),
    ),
    cartValue: carts.reduce((sum, cart) => sum + cart.cartValue, 0),
    discounts: addUp(
      carts.flatMap(({ discounts }) => discounts.flatMap(rowOfDiscount)),
      ({ reason, percent }) => `${percent} ${reason}`,
    ),
    charges: addUp(charged, ({ label, rate, taxRate, hsn = '' }) => `${rate} ${taxRate} ${hsn} ${label}`),
    taxes: addUp(
      carts.flatMap((cart) => cart.taxes.map(({ parts: _, ...tax }) => tax)),
      keyOfTax,
    ),
    grandTotal: carts.reduce((sum, cart) => sum + cart.grandTotal, 0),
  };
}

function rowOfDiscount({ discount, amount }: PricedCart['discounts'][number]): RoundsDiscount[] {
  if (discount.line !== null || amount === 0) return [];
  return [
    { reason: discount.reason, percent: discount.kind === 'percent' ? discount.percent : null, amount },
  ];
}

/** The taxes that a line or charge has within its price. */
function within({ taxes }: PricedCart, kind: 'line' | 'charge', at: number): Minor {
  const parts = taxes.flatMap((tax) => (tax.included ? tax.parts : []));
  return parts.reduce(
    (sum, part) => (kind in part && part[kind as keyof typeof part] === at ? sum + part.amount : sum),
    0,
  );
}

/** Rows with one key become one, at the place of the first. */
export function addUp<Row extends { amount: Minor; within?: Minor }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const all = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = all.get(key);
    all.set(key, {
      ...row,
      amount: row.amount + (known?.amount ?? 0),
      ...(row.within === undefined ? {} : { within: row.within + (known?.within ?? 0) }),
    });
  }
  return [...all.values()];
}
