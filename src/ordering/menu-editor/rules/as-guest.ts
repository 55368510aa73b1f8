import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { menuForGuests } from '#ordering/catalogue/wire/catalogue-view.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import {
  AVAILABLE,
  isVisible,
  itemStateAt,
  type Menu,
  visibleCategories,
} from '#ordering/menu/rules/menu.ts';
import { menusWithPartsThere, thereIn } from '#ordering/menu/rules/options/combo.ts';
import { isMenuActive } from '#ordering/menu/rules/served.ts';
import { withParts } from '#ordering/prices/rules/with-parts.ts';
import { type Openable, openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import type { ItemPlace } from './edits/items.ts';

/** Returns the menus of an instant, with only the categories and items that guests see then. */
export function menusAsGuest(catalogue: CatalogueView, timeZone: string, at: number): Menu[] {
  const time = storeTimeIn(timeZone, at);
  const menus = withParts(catalogue.menus.map(parseMenuView));
  const active = menus.filter((menu) => isMenuActive(menu, time));
  return menusWithPartsThere(active, thereIn(menus, at)).map((menu) => ({
    ...menu,
    categories: shownCategories(menu, at),
  }));
}

function shownCategories(menu: Menu, at: number): Menu['categories'] {
  return visibleCategories(menu)
    .map((category) => ({
      ...category,
      items: category.items.filter((item) => itemStateAt(item, at) === AVAILABLE),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Returns the model of a store's page at another instant and with other menus. */
export function storeAsGuest(now: StoreModel, menus: Menu[], openable: Openable, at: number): StoreModel {
  return {
    ...now,
    page: { ...now.page, menus: menus.map((menu) => menuForGuests(menu, at)) },
    opening: openingStatus(openable, at),
    changesAt: null,
  };
}

export type Unseen = 'menu-off' | 'menu-hours' | 'category-hidden' | 'not-available';

/** Returns null when guests see the item. */
export function whyUnseen({ menu, category, item }: ItemPlace, timeZone: string, at: number): Unseen | null {
  const read = parseMenuView({ ...menu, categories: [] });
  if (!read.active) return 'menu-off';
  if (!isMenuActive(read, storeTimeIn(timeZone, at))) return 'menu-hours';
  if (!isVisible(category)) return 'category-hidden';
  const until = item.until === undefined ? null : Date.parse(item.until);
  return itemStateAt({ state: item.state, until }, at) === AVAILABLE ? null : 'not-available';
}
