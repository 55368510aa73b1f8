import { type OrderDiscount, takeDiscounts } from '#money/discounts/rules/discounts.ts';
import type { Tax, Translations } from '#ordering/menu/rules/menu.ts';
import { sumOf } from '#ordering/menu/rules/options/options.ts';
import { type BasisPoints, FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';
import { keyOfTax } from './gst-halves.ts';
import { type Charge, type PriceableLine, type PricedLine, priceLine } from './price-line.ts';
import { taxedShares } from './taxed-parts.ts';

/** Explains a charge: `rate` of `of`, or a fixed amount. */
export interface PricedCharge {
  label: string;
  rate: BasisPoints | null;
  of: Minor;
  amount: Minor;
  translations?: Translations | undefined;
}

/** The line or charge that a part of a tax is for. A combo has one for each of its dishes. */
export type TaxPart = { of: Minor; amount: Minor } & ({ line: number } | { charge: number });

/** A tax row with its part of each line and charge that carries it. */
export interface PricedTax extends Tax {
  amount: Minor;
  parts: TaxPart[];
}

/** A line after the discounts that were given for it. */
export interface PricedCartLine extends PricedLine {
  /** Its part of the discounts of the whole order. Taxes are on what is left. */
  share: Minor;
}

/** Totals that can be explained to the last paisa. */
export interface PricedCart {
  lines: PricedCartLine[];
  /** The sum of the lines, before the discounts of the whole order. */
  cartValue: Minor;
  /** What each of the given discounts takes off. Those of lines are in the lines already. */
  discounts: { discount: OrderDiscount; amount: Minor }[];
  charges: PricedCharge[];
  taxes: PricedTax[];
  grandTotal: Minor;
}

export function priceCart(
  cart: PriceableLine[],
  charges: Charge[],
  discounted: readonly OrderDiscount[] | null = null,
): PricedCart {
  const given = discounted ?? [];
  const full = cart.map(priceLine);
  const taken = takeDiscounts(
    full.map(({ unit, total }, line) => ({ id: cart[line]?.id, unit, total })),
    given,
  );
  const lines = full.map((line, at) => ({ ...line, ...(taken.lines[at] ?? { share: 0 }) }));
  const cartValue = sumOf(lines.map((line) => line.total));
  const value = sumOf(lines.map(({ total, share }) => total - share));
  // An order without lines costs nothing, so that a discarded one is not charged for delivery.
  const pricedCharges = cart.length === 0 ? [] : charges.map((charge) => priceCharge(charge, value));
  const taxes = priceTaxes([
    ...lines.flatMap(({ total, share }, line) =>
      taxedShares(cart[line] ?? { taxes: [] }, total - share).map((taxed) => ({ ...taxed, from: { line } })),
    ),
    ...pricedCharges.map(({ amount: of }, charge) => ({
      taxes: charges[charge]?.taxes ?? [],
      of,
      from: { charge },
    })),
  ]);
  const grandTotal =
    value +
    sumOf(pricedCharges.map(({ amount }) => amount)) +
    sumOf(taxes.map(({ amount, included }) => (included ? 0 : amount)));
  const discounts = given.map((discount, at) => ({ discount, amount: taken.amounts[at] ?? 0 }));
  return { lines, cartValue, discounts, charges: pricedCharges, taxes, grandTotal };
}

function priceCharge(charge: Charge, cartValue: Minor): PricedCharge {
  const { label, translations } = charge;
  return charge.kind === 'absolute'
    ? { label, translations, rate: null, of: cartValue, amount: charge.amount }
    : {
        label,
        translations,
        rate: charge.rate,
        of: cartValue,
        amount: proportion(cartValue, charge.rate, FULL_RATE),
      };
}

interface Taxed {
  taxes: Tax[];
  of: Minor;
  from: { line: number } | { charge: number };
}

/** A tax is on top of the price, or within it together with the others that are. */
function taxOf(of: Minor, { rate, included }: Tax, taxes: Tax[]): Minor {
  return proportion(
    of,
    rate,
    FULL_RATE + (included ? sumOf(taxes.map((tax) => (tax.included ? tax.rate : 0))) : 0),
  );
}

/** The taxes that a price has within. */
export const taxesWithinPrice = (of: Minor, taxes: Tax[]): Minor =>
  sumOf(taxes.map((tax) => (tax.included ? taxOf(of, tax, taxes) : 0)));

/** Rounds each tax of each line or charge. Equal label and rate make one row. */
function priceTaxes(taxed: Taxed[]): PricedTax[] {
  const rows = new Map<string, PricedTax>();
  for (const { taxes, of, from } of taxed) {
    for (const tax of taxes) {
      const key = keyOfTax(tax);
      const row = rows.get(key) ?? { ...tax, amount: 0, parts: [] };
      const amount = taxOf(of, tax, taxes);
      row.amount += amount;
      row.parts.push({ ...from, of, amount });
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}
