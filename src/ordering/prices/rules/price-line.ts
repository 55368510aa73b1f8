import type { Category, Item, Tax, Translations } from '#ordering/menu/rules/menu.ts';
import { type BasisPoints, FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';
import type { TaxedGroups } from './taxed-parts.ts';

/**
 * `taxes` is optional, because stored orders have charges from before charges had taxes. Only charges of orders have
 * `hsn`, where the store has a code of its own.
 */
export type Charge = {
  label: string;
  taxes?: Tax[];
  translations?: Translations | undefined;
  hsn?: string | undefined;
} & ({ kind: 'absolute'; amount: Minor } | { kind: 'percentage'; rate: BasisPoints });

export interface PriceableLine {
  /** Where discounts are given to it by name. */
  id?: string | undefined;
  /** The sum of the chosen options of one portion. */
  base: Minor;
  categoryDiscount: BasisPoints;
  itemDiscount: BasisPoints;
  taxes: Tax[];
  /** A combo has the taxes of its dishes in place of its own. */
  configs?: TaxedGroups | undefined;
  quantity: number;
}

export interface PricedLine {
  base: Minor;
  unit: Minor;
  savings: Minor;
  total: Minor;
}

/** Applies the category's discount, then the item's, and rounds once at the end. */
export function priceLine(line: Omit<PriceableLine, 'id' | 'taxes' | 'configs'>): PricedLine {
  const kept = (FULL_RATE - line.categoryDiscount) * (FULL_RATE - line.itemDiscount);
  const unit = proportion(line.base, kept, FULL_RATE * FULL_RATE);
  return { base: line.base, unit, savings: line.base - unit, total: unit * line.quantity };
}

export interface Discounted {
  item: Pick<Item, 'discount'>;
  category: Pick<Category, 'discount'>;
}

/** Applies a dish's discounts to the price of its options (`base`). */
export function priceDish(base: Minor, { item, category }: Discounted, quantity = 1): PricedLine {
  return priceLine({ base, categoryDiscount: category.discount, itemDiscount: item.discount, quantity });
}

/** Combines both discounts to a whole percent, for the `X% OFF` label. */
export function discountPercent(categoryDiscount: BasisPoints, itemDiscount: BasisPoints): number {
  const kept = (FULL_RATE - categoryDiscount) * (FULL_RATE - itemDiscount);
  return proportion(FULL_RATE * FULL_RATE - kept, 100, FULL_RATE * FULL_RATE);
}
