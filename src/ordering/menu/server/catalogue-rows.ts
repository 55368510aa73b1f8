import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { isSame } from '#ordering/menu-editor/rules/tree.ts';
import type { CatalogueChanges, CatalogueRows, RowChanges } from '#platform/ports/server/menus.ts';

/** Finds the rows that differ, so that a new price writes one row and not the whole menu. */
export function changedRows(present: Catalogue, next: Catalogue): CatalogueChanges {
  const [before, after] = [rowsOf(present), rowsOf(next)];
  return {
    orderTypes: changesOf(before.orderTypes, after.orderTypes),
    menus: changesOf(before.menus, after.menus),
    categories: changesOf(before.categories, after.categories),
    items: changesOf(before.items, after.items),
  };
}

function changesOf<T extends { id: string; position: number }>(before: T[], after: T[]): RowChanges<T> {
  const known = new Map(before.map((row) => [row.id, row]));
  const changes: RowChanges<T> = { written: [], moved: [], removed: [] };
  for (const row of after) {
    const earlier = known.get(row.id);
    known.delete(row.id);
    if (!earlier || !isSame({ ...earlier, position: row.position }, row)) changes.written.push(row);
    else if (earlier.position !== row.position) changes.moved.push({ id: row.id, position: row.position });
  }
  changes.removed.push(...known.keys());
  return changes;
}

/** Numbers rows through the whole table, so that they come back in the order of the catalogue. */
function rowsOf(catalogue: Catalogue): CatalogueRows {
  const allCategories = catalogue.menus.flatMap((menu) =>
    menu.categories.map((category) => ({ ...category, menuId: menu.id })),
  );
  const allItems = allCategories.flatMap((category) =>
    category.items.map((item) => ({ ...item, categoryId: category.id })),
  );
  return {
    orderTypes: catalogue.orderTypes.map((row, position) => ({
      ...row,
      translations: row.translations ?? {},
      position,
    })),
    menus: catalogue.menus.map(({ categories: _, ...row }, position) => ({ ...row, position })),
    categories: allCategories.map(({ items: _, ...row }, position) => ({ ...row, position })),
    items: allItems.map((row, position) => ({ ...row, position })),
  };
}
