import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import { keyOfTax } from './gst-halves.ts';
import { type PricedCart, type PricedCartLine, priceCart, taxesWithinPrice } from './price-cart.ts';
import type { Charge, PriceableLine } from './price-line.ts';
import { type TaxedShare, taxedShares } from './taxed-parts.ts';

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

type BilledTax = Tax & { amount: Minor };

interface PricedRounds extends Pick<PricedCart, 'cartValue' | 'grandTotal'> {
  /** Of all rounds, in their order. */
  lines: RoundsLine[];
  /** Those of whole orders. Equal reasons make one row. */
  discounts: RoundsDiscount[];
  charges: RoundsCharge[];
  taxes: BilledTax[];
}

/** Adds up rounds: charges and taxes of one name and rate make one row, which is the sum of what the orders have. */
export function priceRounds(rounds: readonly Round[]): PricedRounds {
  const carts = rounds.map(({ lines, charges, discounts }) => priceCart(lines, charges, discounts));
  const lines = carts.flatMap((cart, round) =>
    cart.lines.map((line, at) => {
      const shares = taxedShares(rounds[round]?.lines[at] ?? { taxes: [] }, line.total - line.share).map(
        ({ of, taxes }) => ({ of, taxes, within: taxesWithinPrice(of, taxes) }),
      );
      return { ...line, shares, within: shares.reduce((sum, { within }) => sum + within, 0) };
    }),
  );
  const charges = carts.flatMap((cart, round) =>
    cart.charges.map(({ label, rate, amount, translations }, at) => {
      const { taxes = [], hsn } = rounds[round]?.charges[at] ?? {};
      const taxRate = taxes.reduce((sum, tax) => sum + tax.rate, 0);
      return { label, rate, amount, translations, hsn, taxRate, within: taxesWithinPrice(amount, taxes) };
    }),
  );
  const taxes = carts.flatMap((cart) => cart.taxes.map(({ parts: _, ...tax }): BilledTax => tax));
  return {
    lines,
    cartValue: carts.reduce((sum, cart) => sum + cart.cartValue, 0),
    discounts: addUp(
      carts.flatMap(({ discounts }) => discounts.flatMap(rowOfDiscount)),
      ({ reason, percent }) => `${percent} ${reason}`,
    ),
    charges: addUp(charges, ({ label, rate, taxRate, hsn = '' }) => `${rate} ${taxRate} ${hsn} ${label}`),
    taxes: addUp(taxes, keyOfTax),
    grandTotal: carts.reduce((sum, cart) => sum + cart.grandTotal, 0),
  };
}

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
