import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { weightLabel } from '#ordering/menu/rules/weight.ts';
import { priceLine } from '#ordering/prices/rules/price-line.ts';
import {
  type BasisPoints,
  type Minor,
  parseHundredths,
  proportion,
  toNumber,
} from '#platform/money/rules/money.ts';
import { onePrice } from './blank.ts';
import { setByWeight } from './options.ts';
import type { CategoryView, GroupView, NewId } from './views.ts';

/** A simple price has no options, or one that is always chosen. What is sold by weight asks for more. */
export function hasSimplePrice({ configs }: Pick<ItemView, 'configs'>): boolean {
  const [group, ...others] = configs;
  if (!group) return true;
  return others.length === 0 && group.maxSelection > 0 && group.contents.length === 1 && !group.byWeight;
}

/** Returns null for several prices, and for a text that is no price. */
export function simplePriceOf(item: Pick<ItemView, 'configs'>): Minor | null {
  const option = item.configs[0]?.contents[0];
  return option && hasSimplePrice(item) ? parseHundredths(option.value) : null;
}

/** Sets or removes the only price of an item. The label of its option, which orders show, stays. */
export function withSimplePrice(item: ItemView, price: Minor | null, newId: NewId): ItemView {
  if (!hasSimplePrice(item)) return item;
  if (price === null) return { ...item, configs: [] };
  return withSimpleValue(item, toNumber(price), newId);
}

/** Sets a typed value, which may not be a price yet. */
export function withSimpleValue(item: ItemView, value: number, newId: NewId): ItemView {
  const [group] = item.configs;
  const [option] = group?.contents ?? [];
  if (group && option) return { ...item, configs: [{ ...group, contents: [{ ...option, value }] }] };
  return { ...item, configs: [onePrice(value, newId)] };
}

/** What guests choose from, in grams. */
const SIZES = [250, 500, 1000];

/** The only price becomes that of a kilo, and smaller sizes cost their part of it. */
export function soldByWeight(item: ItemView, newId: NewId): ItemView {
  const [group = onePrice(0, newId)] = item.configs;
  const [kilo] = group.contents;
  const price = parseHundredths(kilo?.value ?? 0) ?? 0;
  const contents = SIZES.map((grams) => ({
    _id: grams === 1000 && kilo ? kilo._id : newId(),
    label: weightLabel(grams),
    added: false,
    value: toNumber(proportion(price, grams, 1000)),
  }));
  const weighed = { ...group, label: 'Weight', maxSelection: 1, contents };
  return { ...item, configs: [setByWeight(weighed, true)] };
}

/**
 * Finds the group that a table shows as the price. Further groups are allowed, because a table has a column for them;
 * the editor's price field needs `hasSimplePrice`.
 */
export function priceGroupOf(groups: GroupView[]): { group: GroupView; value: number } | null {
  const [group] = groups;
  const [option, ...others] = group?.contents ?? [];
  if (!group || !option || others.length > 0 || !group.required || group.maxSelection !== 1) return null;
  if (group.byWeight) return null;
  const value = Number(option.value);
  return Number.isFinite(value) ? { group, value } : null;
}

export interface PriceRange {
  from: Minor;
  to: Minor;
}

/** Ranges over the options of the first group with prices. */
export function priceRange({ configs }: Pick<ItemView, 'configs'>): PriceRange | null {
  const group = configs.find(({ maxSelection, contents }) => maxSelection > 0 && contents.length > 0);
  const prices = (group?.contents ?? [])
    .map(({ value }) => parseHundredths(value))
    .filter((price) => price !== null);
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}

/** What is left of these prices after the discounts of the category and the dish; null where nothing is taken off. */
export function discountedRange(
  item: Pick<ItemView, 'configs' | 'discount'>,
  category: Pick<CategoryView, 'discount'>,
): PriceRange | null {
  const range = priceRange(item);
  if (range === null || (item.discount === 0 && category.discount === 0)) return null;
  const [itemDiscount, categoryDiscount] = [rateOf(item), rateOf(category)];
  const left = (base: Minor) => priceLine({ base, categoryDiscount, itemDiscount, quantity: 1 }).unit;
  return { from: left(range.from), to: left(range.to) };
}

function rateOf({ discount }: { discount: number }): BasisPoints {
  return parseHundredths(discount) ?? 0;
}
