import type { CatalogueView } from '../api/catalogue.ts';
import { checkCatalogue } from '../api/catalogue-faults.ts';
import type { Fault, FieldFaults } from '../faults/field-fault.ts';

/** What the server would refuse, before it is asked. */
export function catalogueFaults({ orderConfigs, menus }: CatalogueView): Fault[] {
  return checkCatalogue({ orderConfigs, menus }).faults;
}

/** Where a thing stands in the document, as faults name it. */
export function pathOf(catalogue: CatalogueView, id: string): string | null {
  for (const [menuAt, menu] of catalogue.menus.entries()) {
    const menuPath = `menus[${menuAt}]`;
    if (menu._id === id) return menuPath;
    for (const [categoryAt, category] of menu.categories.entries()) {
      const categoryPath = `${menuPath}.categories[${categoryAt}]`;
      if (category._id === id) return categoryPath;
      const itemAt = category.items.findIndex(({ _id }) => _id === id);
      if (itemAt >= 0) return `${categoryPath}.items[${itemAt}]`;
    }
  }
  return null;
}

/** The faults of one thing by the path within it; the last of each place is the one about its meaning. */
export type Placed = Pick<Fault, 'path' | 'fault'>;

export function faultsWithin(faults: readonly Placed[], path: string): FieldFaults {
  const within = faults.filter((fault) => fault.path.startsWith(`${path}.`));
  return Object.fromEntries(within.map((fault) => [fault.path.slice(path.length + 1), fault.fault]));
}
