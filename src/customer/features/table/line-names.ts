import type { Locale } from '#domain/api/page.ts';
import type { CartEntry } from '#domain/cart/cart.ts';
import { findItem, type Menu } from '#domain/menu/menu.ts';
import { shownOptions } from '#domain/menu/shown-options.ts';
import { labelIn } from '../../texts/label-in.ts';

export interface LineNames {
  label: string;
  options: string[];
}

/** A line in the guest's language. Without the menu, as the server named it. */
export function namesOf(
  { itemId, label, selections }: CartEntry,
  menus: readonly Menu[],
  locale: Locale,
): LineNames {
  const item = findItem([...menus], itemId)?.item;
  return item
    ? { label: labelIn(item, locale).text, options: shownOptions(item, selections, locale) }
    : { label, options: selections.flatMap(({ contents }) => contents) };
}
