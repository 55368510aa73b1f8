import type { Tax } from '../menu/menu.ts';
import { type BasisPoints, FULL_RATE, type Minor, proportion } from '../money/money.ts';
import { divide } from '../money/tab.ts';

/** A line or charge with what its taxes are on. */
export interface Taxed {
  of: Minor;
  taxes: readonly Tax[];
}

export interface TaxesByRate {
  /** One row for each label and rate. */
  rows: (Tax & { amount: Minor })[];
  /** What each line or charge has of the taxes within its price. */
  within: Minor[];
}

export const keyOfTax = ({ label, rate, included }: Tax) => `${rate} ${included} ${label}`;

const WHOLE_GST = /^gst\b/i;

/** GST under one name is CGST and SGST in equal halves. Null for other taxes. */
export function halvesOf({
  label,
  rate,
}: Pick<Tax, 'label' | 'rate'>): { label: string; rate: BasisPoints }[] | null {
  if (!WHOLE_GST.test(label) || rate % 2 !== 0) return null;
  return ['CGST', 'SGST'].map((half) => ({ label: half, rate: rate / 2 }));
}

/**
 * The taxes of a bill. Each is rounded once, on the value of all that bears it. Within prices, it is rounded on the prices
 * of all that have the same taxes within, and each of those gets its part of them, the odd paise by the largest remainders.
 */
export function taxesByRate(taxed: readonly Taxed[]): TaxesByRate {
  const within = taxed.map(() => 0);
  const rows = new Map(
    taxed.flatMap(({ taxes }) => taxes.map((tax) => [keyOfTax(tax), { ...tax, amount: 0 }])),
  );
  const add = (tax: Tax, of: Minor, full: BasisPoints): Minor => {
    const parts = halvesOf(tax) ?? [tax];
    const amount = sumOf(parts.map(({ rate }) => proportion(of, rate, full)));
    const row = rows.get(keyOfTax(tax));
    if (row) row.amount += amount;
    return amount;
  };
  for (const row of rows.values()) if (!row.included) add(row, valueUnder(taxed, row), FULL_RATE);
  for (const places of sameWithin(taxed)) {
    const own = inPrice(taxed[places[0] ?? 0]);
    const prices = places.map((at) => taxed[at]?.of ?? 0);
    const full = FULL_RATE + sumOf(own.map(({ rate }) => rate));
    const all = sumOf(own.map((tax) => add(tax, sumOf(prices), full)));
    for (const [index, part] of divide(all, prices).entries()) within[places[index] ?? 0] = part;
  }
  return { rows: [...rows.values()], within };
}

function valueUnder(taxed: readonly Taxed[], tax: Tax): Minor {
  const key = keyOfTax(tax);
  return sumOf(taxed.flatMap(({ of, taxes }) => taxes.flatMap((one) => (keyOfTax(one) === key ? of : []))));
}

/** The places of those that have the same taxes within their prices. */
function sameWithin(taxed: readonly Taxed[]): Iterable<number[]> {
  return Map.groupBy(taxed.keys(), (at) => inPrice(taxed[at]).map(keyOfTax).toSorted().join()).values();
}

const inPrice = (one: Taxed | undefined): Tax[] => one?.taxes.filter(({ included }) => included) ?? [];

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);
