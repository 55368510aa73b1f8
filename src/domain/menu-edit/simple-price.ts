import type { ItemView } from '../api/catalogue.ts';
import { type Minor, parseHundredths, toNumber } from '../money/money.ts';
import { onePrice } from './blank.ts';
import type { GroupView, NewId } from './views.ts';

/** Whether its price is a single one: no options at all, or one that is always chosen. */
export function hasSimplePrice({ configs }: Pick<ItemView, 'configs'>): boolean {
  const [group, ...others] = configs;
  if (!group) return true;
  return others.length === 0 && group.maxSelection > 0 && group.contents.length === 1;
}

/** Null where there is none, or none that reads as a price. */
export function simplePriceOf(item: Pick<ItemView, 'configs'>): Minor | null {
  const option = item.configs[0]?.contents[0];
  return option && hasSimplePrice(item) ? parseHundredths(option.value) : null;
}

/** The one price of an item that has no other; what it is called in orders stays. */
export function withSimplePrice(item: ItemView, price: Minor | null, newId: NewId): ItemView {
  if (!hasSimplePrice(item)) return item;
  if (price === null) return { ...item, configs: [] };
  return withSimpleValue(item, toNumber(price), newId);
}

/** As somebody types it, which need not be a price yet. */
export function withSimpleValue(item: ItemView, value: number, newId: NewId): ItemView {
  const [group] = item.configs;
  const [option] = group?.contents ?? [];
  if (group && option) return { ...item, configs: [{ ...group, contents: [{ ...option, value }] }] };
  return { ...item, configs: [onePrice(value, newId)] };
}

/**
 * The group that a table shows as the price. Other groups may stand behind it, which have a column of their own there; the
 * editor's field for the price is only for what costs the same whatever is chosen.
 */
export function priceGroupOf(groups: GroupView[]): { group: GroupView; value: number } | null {
  const [group] = groups;
  const [option, ...others] = group?.contents ?? [];
  if (!group || !option || others.length > 0 || !group.required || group.maxSelection !== 1) return null;
  const value = Number(option.value);
  return Number.isFinite(value) ? { group, value } : null;
}

export interface PriceRange {
  from: Minor;
  to: Minor;
}

/** From the cheapest to the dearest that the first priced group can make it. */
export function priceRange({ configs }: Pick<ItemView, 'configs'>): PriceRange | null {
  const group = configs.find(({ maxSelection, contents }) => maxSelection > 0 && contents.length > 0);
  const prices = (group?.contents ?? [])
    .map(({ value }) => parseHundredths(value))
    .filter((price) => price !== null);
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}
