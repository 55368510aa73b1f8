import type { Tax } from '../menu/menu.ts';
import type { BasisPoints, Minor } from '../money/money.ts';
import type { OrderDiscount } from './discounts.ts';
import { type PricedCart, type PricedCartLine, priceCart } from './price-cart.ts';
import type { Charge, PriceableLine } from './price-line.ts';
import { type TaxedShare, taxedShares } from './taxed-parts.ts';
import { taxesByRate } from './taxes-by-rate.ts';

/** An order, of which a table may have several. Each is priced by itself. */
export interface Round<Line extends PriceableLine = PriceableLine> {
  lines: Line[];
  charges: Charge[];
  discounts?: readonly OrderDiscount[] | null | undefined;
}

export interface RoundsLine extends PricedCartLine {
  /** The taxes that its price has within. */
  within: Minor;
  /** What its taxes are on: one share for each dish of a combo. */
  shares: (TaxedShare & { within: Minor })[];
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
  taxes: (Tax & { amount: Minor })[];
  /** What the orders have of taxes beyond these rows, since theirs are rounded for each line. Negative if they have less. */
  unsplit: Minor;
}

/** Adds up rounds. Charges and taxes of one name and rate make one row, and a tax is rounded once for all of them. */
export function priceRounds(rounds: readonly Round[]): PricedRounds {
  const carts = rounds.map(({ lines, charges, discounts }) => priceCart(lines, charges, discounts));
  const lines = carts.flatMap((cart, round) =>
    cart.lines.map((line, at) => ({
      line,
      shares: taxedShares(rounds[round]?.lines[at] ?? { taxes: [] }, line.total - line.share),
    })),
  );
  const shares = lines.flatMap((line) => line.shares);
  const charges = carts.flatMap((cart, round) =>
    cart.charges.map((charge, at) => {
      const { taxes = [], hsn } = rounds[round]?.charges[at] ?? {};
      return { charge, of: charge.amount, taxes, hsn };
    }),
  );
  const { rows: taxes, within } = taxesByRate([...shares, ...charges]);
  const withinShare = within.values();
  const charged = charges.map(({ charge: { label, rate, amount, translations }, taxes: own, hsn }, at) => ({
    ...{ label, rate, amount, translations, hsn, within: within[shares.length + at] ?? 0 },
    taxRate: own.reduce((sum, tax) => sum + tax.rate, 0),
  }));
  return {
    lines: lines.map(({ line, shares: own }) => {
      const taxed = own.map((share) => ({ ...share, within: withinShare.next().value ?? 0 }));
      return { ...line, shares: taxed, within: taxed.reduce((sum, share) => sum + share.within, 0) };
    }),
    cartValue: carts.reduce((sum, cart) => sum + cart.cartValue, 0),
    discounts: addUp(
      carts.flatMap(({ discounts }) => discounts.flatMap(rowOfDiscount)),
      ({ reason, percent }) => `${percent} ${reason}`,
    ),
    charges: addUp(charged, ({ label, rate, taxRate, hsn = '' }) => `${rate} ${taxRate} ${hsn} ${label}`),
    taxes,
    unsplit: onTop(carts.flatMap((cart) => cart.taxes)) - onTop(taxes),
    grandTotal: carts.reduce((sum, cart) => sum + cart.grandTotal, 0),
  };
}

const onTop = (taxes: readonly (Tax & { amount: Minor })[]): Minor =>
  taxes.reduce((sum, { included, amount }) => sum + (included ? 0 : amount), 0);

function rowOfDiscount({ discount, amount }: PricedCart['discounts'][number]): RoundsDiscount[] {
  if (discount.line !== null || amount === 0) return [];
  return [
    { reason: discount.reason, percent: discount.kind === 'percent' ? discount.percent : null, amount },
  ];
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
