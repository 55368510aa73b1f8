import { AVAILABLE, HIDDEN, type Item, type OptionGroup } from '#ordering/menu/rules/menu.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The catalogue for another store: everything has a new id, and nothing is sold out there. What was hidden stays hidden.
 */
export function copyCatalogue({ orderTypes, menus }: Catalogue, newId: () => string): Catalogue {
  const copyGroup = (group: OptionGroup): OptionGroup => ({
    ...group,
    id: newId(),
    options: group.options.map((option) => ({ ...option, id: newId() })),
  });
  const copyItem = (item: Item): Item => ({
    ...item,
    id: newId(),
    state: item.state === HIDDEN ? HIDDEN : AVAILABLE,
    until: null,
    groups: item.groups.map(copyGroup),
  });
  return {
    orderTypes: orderTypes.map((type) => ({ ...type, id: newId() })),
    menus: menus.map((menu) => ({
      ...menu,
      id: newId(),
      categories: menu.categories.map((category) => ({
        ...category,
        id: newId(),
        items: category.items.map(copyItem),
      })),
    })),
  };
}
