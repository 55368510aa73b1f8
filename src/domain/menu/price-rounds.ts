import type { BasisPoints, Minor } from '../money/money.ts';
import type { OrderDiscount } from './discounts.ts';
import { type PricedCart, type PricedCartLine, type PricedTax, priceCart } from './price-cart.ts';
import type { Charge, PriceableLine } from './pricing.ts';

/** An order, of which a table may have several. Each is priced by itself. */
export interface Round<Line extends PriceableLine = PriceableLine> {
  lines: Line[];
  charges: Charge[];
  discounts?: readonly OrderDiscount[] | null | undefined;
}

interface RoundsCharge {
  label: string;
  rate: BasisPoints | null;
  amount: Minor;
  translations?: Charge['translations'];
  /** The rates of all its taxes added up. */
  taxRate: BasisPoints;
}

export interface RoundsDiscount {
  reason: string;
  percent: BasisPoints | null;
  amount: Minor;
}

interface PricedRounds extends Pick<PricedCart, 'cartValue' | 'grandTotal'> {
  /** Of all rounds, in their order. */
  lines: PricedCartLine[];
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
      const taxes = rounds[round]?.charges[at]?.taxes ?? [];
      return { label, rate, amount, translations, taxRate: taxes.reduce((sum, tax) => sum + tax.rate, 0) };
    }),
  );
  return {
    lines: carts.flatMap(({ lines }) => lines),
    cartValue: carts.reduce((sum, cart) => sum + cart.cartValue, 0),
    discounts: addUp(
      carts.flatMap(({ discounts }) => discounts.flatMap(rowOfDiscount)),
      ({ reason, percent }) => `${percent} ${reason}`,
    ),
    charges: addUp(charged, ({ label, rate, taxRate }) => `${rate} ${taxRate} ${label}`),
    taxes: addUp(
      carts.flatMap((cart) => cart.taxes.map(({ label, rate, amount }) => ({ label, rate, amount }))),
      ({ label, rate }) => `${rate} ${label}`,
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

/** Rows with one key become one, at the place of the first. */
export function addUp<Row extends { amount: Minor }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const all = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    all.set(key, { ...row, amount: row.amount + (all.get(key)?.amount ?? 0) });
  }
  return [...all.values()];
}
