import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import type { Fault, FieldFaults } from '#platform/errors/rules/field-fault.ts';

/** Finds what the server would refuse, before anything is sent. */
export function catalogueFaults({ orderConfigs, menus }: CatalogueView): Fault[] {
  return checkCatalogue({ orderConfigs, menus }).faults;
}

/** Returns the path of a thing in the document, as in faults. */
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

export type Placed = Pick<Fault, 'path' | 'fault'>;

/** Keys faults by the path within a thing. Faults of meaning come last and replace those of the shape. */
export function faultsWithin(faults: readonly Placed[], path: string): FieldFaults {
  const within = faults.filter((fault) => fault.path.startsWith(`${path}.`));
  return Object.fromEntries(within.map((fault) => [fault.path.slice(path.length + 1), fault.fault]));
}
