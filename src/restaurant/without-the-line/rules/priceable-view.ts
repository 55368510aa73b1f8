import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { StoredLine } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import type { TaxedPart } from '#ordering/prices/rules/taxed-parts.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';

type Item = StaffOrderView['items'][number];
type Taxes = NonNullable<Item['taxes']>;

// What somebody sees of an order, as `pricing` takes it.

export const taxIn = ({ value, ...same }: Taxes[number]) => ({ ...same, rate: parseHundredths(value) ?? 0 });

/** A view has what a portion costs after the discounts of its dish and category, not those themselves. */
export const lineIn = ({ _id, value, quantity, taxes = [], parts }: Item): PriceableLine => ({
  id: _id,
  base: parseHundredths(value) ?? 0,
  categoryDiscount: 0,
  itemDiscount: 0,
  quantity,
  taxes: taxes.map(taxIn),
  ...(parts && {
    configs: [{ options: parts.map((part) => ({ label: part.itemLabel, part: partIn(part) })) }],
  }),
});

const partIn = ({ worth, taxes = [] }: NonNullable<Item['parts']>[number]): TaxedPart => ({
  worth: parseHundredths(worth) ?? 0,
  taxes: taxes.map(taxIn),
});

/** The same with what became of it. */
export const storedLineIn = (item: Item): PriceableLine & StoredLine => ({
  ...lineIn(item),
  id: item._id,
  partOf: item.partOf ?? null,
  discarded: item.discarded,
  ready: item.ready,
});

export function chargesIn({ rates = [], charges }: StaffOrderView): Charge[] {
  return rates.map(({ label, kind, value, taxes }) => {
    const size = parseHundredths(value) ?? 0;
    const translations = charges.find((charge) => charge.label === label)?.translations;
    const its = { label, taxes: taxes.map(taxIn), ...(translations ? { translations } : {}) };
    return kind === 'absolute' ? { ...its, kind, amount: size } : { ...its, kind, rate: size };
  });
}

export function discountsIn({ discounts = [] }: StaffOrderView): OrderDiscount[] {
  return discounts.map(({ _id: id, line, kind, of, amount, reason, by = '' }) => {
    const given = { id, line, reason, by };
    if (kind === 'percent') return { ...given, kind, percent: parseHundredths(of) ?? 0 };
    if (kind === 'amount') return { ...given, kind, amount: parseHundredths(amount) ?? 0 };
    return { ...given, kind, portions: of ?? 0 };
  });
}
