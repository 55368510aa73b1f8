import { AVAILABLE, SHOWN_CATEGORY } from '../menu/menu.ts';
import type { Catalogue } from '../store/catalogue.ts';

/**
 * A menu from which everything can be ordered. What was sold without the line was there: whether it is sold out, hidden or
 * served at another hour by now changes nothing.
 */
export function asSold({ orderTypes, menus }: Catalogue): Catalogue {
  return {
    orderTypes: orderTypes.map((type) => ({ ...type, active: true })),
    menus: menus.map((menu) => ({
      ...menu,
      active: true,
      start: null,
      end: null,
      categories: menu.categories.map((category) => ({
        ...category,
        state: SHOWN_CATEGORY,
        items: category.items.map((item) => ({ ...item, state: AVAILABLE, until: null })),
      })),
    })),
  };
}
