import type { CatalogueView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { changedIn, insertedAt, movedTo, without } from '#ordering/menu/rules/lists.ts';
import { blankMenu } from '../blank.ts';
import { cleanLabel, freeLabel, labelsOf } from '../labels.ts';
import type { NewId } from '../views.ts';
import { copyMenu } from './copies.ts';

function withMenus(catalogue: CatalogueView, menus: MenuView[]): CatalogueView {
  return { ...catalogue, menus };
}

export function addMenu(catalogue: CatalogueView, typed: string, id: string): CatalogueView {
  const label = cleanLabel(typed);
  if (label === '') return catalogue;
  return withMenus(catalogue, [...catalogue.menus, blankMenu(id, label)]);
}

/** Puts a menu that was removed by mistake back in its place. */
export function insertMenu(catalogue: CatalogueView, menu: MenuView, at: number): CatalogueView {
  if (catalogue.menus.some(({ _id }) => _id === menu._id)) return catalogue;
  return withMenus(catalogue, insertedAt(catalogue.menus, menu, at));
}

export function changeMenu(
  catalogue: CatalogueView,
  id: string,
  change: Partial<Omit<MenuView, '_id' | 'categories'>>,
): CatalogueView {
  return withMenus(
    catalogue,
    changedIn(catalogue.menus, id, (menu) => ({ ...menu, ...change })),
  );
}

export function moveMenu(catalogue: CatalogueView, id: string, to: number): CatalogueView {
  return withMenus(catalogue, movedTo(catalogue.menus, id, to));
}

export function duplicateMenu(catalogue: CatalogueView, id: string, newId: NewId): CatalogueView {
  const at = catalogue.menus.findIndex(({ _id }) => _id === id);
  const menu = catalogue.menus[at];
  if (!menu) return catalogue;
  const label = freeLabel(menu.label, labelsOf(catalogue.menus));
  return insertMenu(catalogue, { ...copyMenu(menu, newId), label }, at + 1);
}

export function removeMenu(catalogue: CatalogueView, id: string): CatalogueView {
  return withMenus(catalogue, without(catalogue.menus, id));
}
