import type { CatalogueView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { changedIn, inOrder, insertedAt, movedTo, numbered, without } from '#ordering/menu/rules/lists.ts';
import { blankCategory } from '../blank.ts';
import { cleanLabel, freeLabel, labelsOf } from '../labels.ts';
import type { CategoryView, NewId } from '../views.ts';
import { copyCategory } from './copies.ts';

/** Changes the ordered list of a menu's categories, and numbers them again. */
function arrange(
  catalogue: CatalogueView,
  menuId: string,
  change: (categories: CategoryView[]) => CategoryView[],
): CatalogueView {
  const menus = changedIn(catalogue.menus, menuId, (menu) => ({
    ...menu,
    categories: numbered(change(inOrder(menu.categories))),
  }));
  return { ...catalogue, menus };
}

export function findCategory(
  catalogue: CatalogueView,
  id: string,
): { menu: MenuView; category: CategoryView; at: number } | null {
  for (const menu of catalogue.menus) {
    const categories = inOrder(menu.categories);
    const at = categories.findIndex(({ _id }) => _id === id);
    const category = categories[at];
    if (category) return { menu, category, at };
  }
  return null;
}

export function addCategory(
  catalogue: CatalogueView,
  menuId: string,
  typed: string,
  id: string,
): CatalogueView {
  const label = cleanLabel(typed);
  if (label === '') return catalogue;
  return arrange(catalogue, menuId, (categories) => [...categories, blankCategory(id, label)]);
}

export function insertCategory(
  catalogue: CatalogueView,
  menuId: string,
  category: CategoryView,
  at: number,
): CatalogueView {
  if (findCategory(catalogue, category._id)) return catalogue;
  return arrange(catalogue, menuId, (categories) => insertedAt(categories, category, at));
}

export function changeCategory(
  catalogue: CatalogueView,
  id: string,
  change: Partial<Omit<CategoryView, '_id' | 'items' | 'order'>>,
): CatalogueView {
  const menus = catalogue.menus.map((menu) =>
    menu.categories.some(({ _id }) => _id === id)
      ? { ...menu, categories: changedIn(menu.categories, id, (category) => ({ ...category, ...change })) }
      : menu,
  );
  return { ...catalogue, menus };
}

/** Moves within the menu only. */
export function moveCategory(catalogue: CatalogueView, id: string, to: number): CatalogueView {
  const found = findCategory(catalogue, id);
  return found ? arrange(catalogue, found.menu._id, (categories) => movedTo(categories, id, to)) : catalogue;
}

export function duplicateCategory(catalogue: CatalogueView, id: string, newId: NewId): CatalogueView {
  const found = findCategory(catalogue, id);
  if (!found) return catalogue;
  const label = freeLabel(found.category.label, labelsOf(found.menu.categories));
  const copy = { ...copyCategory(found.category, newId), label };
  return insertCategory(catalogue, found.menu._id, copy, found.at + 1);
}

export function removeCategory(catalogue: CatalogueView, id: string): CatalogueView {
  const found = findCategory(catalogue, id);
  return found ? arrange(catalogue, found.menu._id, (categories) => without(categories, id)) : catalogue;
}
