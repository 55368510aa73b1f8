import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { AVAILABLE, type FoundItem, findItem, itemStateAt, type Menu } from '#ordering/menu/rules/menu.ts';
import { type Selection, sumOf } from '#ordering/menu/rules/options/options.ts';
import { type ChosenGroup, resolveSelection } from '#ordering/menu/rules/options/resolve-selection.ts';
import { isGiven, shownOptions } from '#ordering/menu/rules/options/shown-options.ts';
import { isOrderable } from '#ordering/menu/rules/served.ts';
import { usualOf } from '#ordering/price-rules/rules/price-at.ts';
import { type PricedCart, priceCart } from '#ordering/prices/rules/price-cart.ts';
import {
  type PriceableLine,
  type PricedLine,
  priceDish,
  priceLine,
} from '#ordering/prices/rules/price-line.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';
import { type CartEntry, lineKey } from './cart.ts';

/** `changed`: it can be ordered with other options than it has, once the guest agrees. */
export type Trouble = 'gone' | 'options' | 'changed';

/** A line of the cart with what the menu says about it now. */
export interface CartLineNow {
  key: string;
  entry: CartEntry;
  /** Null if the menu no longer has the item. */
  found: FoundItem | null;
  /** The options as the menu has them, including the only one of a simple item and those to agree to. */
  selections: Selection[];
  /** Null if it cannot be ordered now. `usual`: what one costs by the menu, before discounts. */
  present: (PriceableLine & PricedLine & { usual: Minor }) | null;
  trouble: Trouble | null;
  /** Why it is unavailable, in the store's words. */
  state: string | null;
  /** How many are left, where the cart has more. */
  left: number | null;
}

export function cartLines(
  entries: CartEntry[],
  menus: Menu[],
  at: { time: StoreTime; now: number },
): CartLineNow[] {
  return entries.map((entry) => {
    const key = lineKey(entry);
    const found = findItem(menus, entry.itemId);
    const gone = { key, entry, found, selections: entry.selections, present: null, left: null };
    if (!found) return { ...gone, trouble: 'gone', state: null };
    if (!isOrderable(found, at.time, at.now)) {
      return { ...gone, trouble: 'gone', state: itemStateAt(found.item, at.now) };
    }
    const asked = resolveSelection(found.item, entry.selections);
    const resolved = 'chosen' in asked ? asked : resolveSelection(found.item, mended(found.item, entry));
    if (!('chosen' in resolved)) return { ...gone, trouble: 'options', state: null };
    const priceable = {
      base: resolved.base,
      categoryDiscount: found.category.discount,
      itemDiscount: found.item.discount,
      taxes: found.item.taxes,
      configs: resolved.chosen,
      quantity: entry.quantity,
    };
    const selections = selectionsIn(resolved.chosen);
    const usual = resolveSelection(usualOf(found.item), selections);
    const present = {
      ...priceable,
      ...priceLine(priceable),
      usual: 'chosen' in usual ? usual.base : resolved.base,
    };
    const left = tooMany(found.item, entries) ? (found.item.left ?? null) : null;
    const trouble = resolved === asked ? null : 'changed';
    return { key, entry, found, selections, present, trouble, state: null, left };
  });
}

const selectionsIn = (chosen: readonly ChosenGroup[]): Selection[] =>
  chosen.map(({ group, options }) => ({
    label: group.label,
    contents: options.map(({ label }) => label),
  }));

/** What a line becomes once the guest agrees to what has changed in its dish. Null if there is nothing to agree to. */
export function agreedEntry(found: FoundItem, entry: CartEntry, now: number): CartEntry | null {
  const { item } = found;
  if ('chosen' in resolveSelection(item, entry.selections)) return null;
  const resolved = resolveSelection(item, mended(item, entry));
  if (!('chosen' in resolved) || itemStateAt(item, now) !== AVAILABLE) return null;
  const { chosen, base } = resolved;
  return { ...entry, selections: selectionsIn(chosen), unit: priceDish(base, found).unit };
}

/** A line without the choices that its dish no longer has, and with what comes with it or is swapped in it by now. */
function mended({ groups }: FoundItem['item'], { selections }: CartEntry): Selection[] {
  return groups.flatMap((group) => {
    const chosen = selections.find(({ label }) => label === group.label);
    const isDecided = isGiven({ groups }, group) || group.options.some(({ swap }) => swap);
    if (!isDecided) return chosen ?? [];
    return { label: group.label, contents: group.options.map(({ label }) => label) };
  });
}

function tooMany({ id, left }: FoundItem['item'], entries: CartEntry[]): boolean {
  const asked = entries.filter(({ itemId }) => itemId === id).map(({ quantity }) => quantity);
  return left !== undefined && sumOf(asked) > left;
}

/** Prices the cart as it was shown: each line at the price at which it was added, less what the table has off. */
export function shownBill(
  lines: CartLineNow[],
  orderType: Pick<OrderType, 'charges'> | null,
  held: readonly OrderDiscount[] = [],
): PricedCart {
  const priceable = lines.map(({ entry, found, present }) => ({
    base: entry.unit,
    categoryDiscount: 0,
    itemDiscount: 0,
    taxes: found?.item.taxes ?? [],
    configs: present?.configs,
    quantity: entry.quantity,
  }));
  return priceCart(priceable, orderType?.charges ?? [], held);
}

/** Prices the cart as of now, without unavailable lines. */
export function currentBill(lines: CartLineNow[], orderType: Pick<OrderType, 'charges'> | null): PricedCart {
  const priceable = lines.flatMap(({ present }) => present ?? []);
  return priceCart(priceable, orderType?.charges ?? []);
}

/** Returns the cart after the guest has accepted the changes: the available lines at their current prices. */
export function acceptedEntries(lines: CartLineNow[]): CartEntry[] {
  return lines.flatMap(({ entry, found, selections, present }) => {
    if (!present || !found) return [];
    return { ...entry, selections, label: found.item.label, unit: present.unit };
  });
}

/**
 * Identifies a line by its position among those of its dish, so that its row survives a change of options or
 * note.
 */
export function rowKey(lines: readonly CartLineNow[], at: number): string {
  const itemId = lines[at]?.entry.itemId;
  return `${itemId} ${lines.slice(0, at).filter(({ entry }) => entry.itemId === itemId).length}`;
}

/** Returns the chosen options that are worth showing. */
export function chosenLabels({ entry, found, selections }: CartLineNow, language: string): string[] {
  return found
    ? shownOptions(found.item, selections, language)
    : entry.selections.flatMap(({ contents }) => contents);
}

export function savingsOf(lines: CartLineNow[]): Minor {
  return lines.reduce((sum, { present, entry }) => sum + (present?.savings ?? 0) * entry.quantity, 0);
}
