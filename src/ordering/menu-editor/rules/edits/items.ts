import type { CatalogueView, ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { changedIn, inOrder, insertedAt, movedTo, numbered, without } from '#ordering/menu/rules/lists.ts';
import { AVAILABLE, HIDDEN, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { blankItem } from '../blank.ts';
import { cleanLabel, freeLabel, labelsOf } from '../labels.ts';
import { withSimplePrice } from '../simple-price.ts';
import { type VegChoice, withVegChoice } from '../veg-choice.ts';
import type { CategoryView, NewId } from '../views.ts';
import { findCategory } from './categories.ts';
import { copyItem } from './copies.ts';

export type StateKind = 'available' | 'sold-out' | 'hidden' | 'other';

/** Ignores capitals, because imported catalogues may write states in another way. */
export function kindOfState(state: string): StateKind {
  if (state === AVAILABLE) return 'available';
  const plain = state.toLowerCase();
  if (plain === SOLD_OUT.toLowerCase()) return 'sold-out';
  return plain === HIDDEN.toLowerCase() ? 'hidden' : 'other';
}

export interface ItemPlace {
  menu: MenuView;
  category: CategoryView;
  item: ItemView;
  at: number;
}

export function findItemView(catalogue: CatalogueView, id: string): ItemPlace | null {
  for (const menu of catalogue.menus) {
    for (const category of menu.categories) {
      const items = inOrder(category.items);
      const at = items.findIndex(({ _id }) => _id === id);
      const item = items[at];
      if (item) return { menu, category, item, at };
    }
  }
  return null;
}

function inCategory(
  catalogue: CatalogueView,
  id: string,
  change: (category: CategoryView) => CategoryView,
): CatalogueView {
  const menus = catalogue.menus.map((menu) =>
    menu.categories.some(({ _id }) => _id === id)
      ? { ...menu, categories: changedIn(menu.categories, id, change) }
      : menu,
  );
  return { ...catalogue, menus };
}

/** Changes the ordered list of a category's items, and numbers them again. */
function arrange(
  catalogue: CatalogueView,
  categoryId: string,
  change: (items: ItemView[]) => ItemView[],
): CatalogueView {
  return inCategory(catalogue, categoryId, (category) => ({
    ...category,
    items: numbered(change(inOrder(category.items))),
  }));
}

export interface NewItem {
  label: string;
  price: Minor | null;
  veg?: VegChoice;
  taxes?: ItemView['taxes'];
}

export function addItem(
  catalogue: CatalogueView,
  categoryId: string,
  { label: typed, price, veg = 'none', taxes = [] }: NewItem,
  newId: NewId,
): CatalogueView {
  const label = cleanLabel(typed);
  if (label === '') return catalogue;
  const blank = withVegChoice({ ...blankItem(newId(), label), taxes }, veg);
  const item = withSimplePrice(blank, price, newId);
  return arrange(catalogue, categoryId, (items) => [...items, item]);
}

export function insertItem(
  catalogue: CatalogueView,
  categoryId: string,
  item: ItemView,
  at: number,
): CatalogueView {
  if (findItemView(catalogue, item._id)) return catalogue;
  return arrange(catalogue, categoryId, (items) => insertedAt(items, item, at));
}

export function changeItem(
  catalogue: CatalogueView,
  id: string,
  change: (item: ItemView) => ItemView,
): CatalogueView {
  const found = findItemView(catalogue, id);
  if (!found) return catalogue;
  return inCategory(catalogue, found.category._id, (category) => ({
    ...category,
    items: changedIn(category.items, id, change),
  }));
}

export function renameItem(catalogue: CatalogueView, id: string, typed: string): CatalogueView {
  const label = cleanLabel(typed);
  return label === '' ? catalogue : changeItem(catalogue, id, (item) => ({ ...item, label }));
}

/** Removes the end of an earlier state. */
export function setItemState(catalogue: CatalogueView, id: string, state: string): CatalogueView {
  return changeItem(catalogue, id, ({ until: _until, ...item }) => ({ ...item, state }));
}

/** Moves within the category or into another one, of any menu. */
export function moveItem(
  catalogue: CatalogueView,
  id: string,
  categoryId: string,
  to: number,
): CatalogueView {
  const found = findItemView(catalogue, id);
  if (!found || !findCategory(catalogue, categoryId)) return catalogue;
  if (found.category._id === categoryId) {
    return arrange(catalogue, categoryId, (items) => movedTo(items, id, to));
  }
  const taken = arrange(catalogue, found.category._id, (items) => without(items, id));
  return arrange(taken, categoryId, (items) => insertedAt(items, found.item, to));
}

export function duplicateItem(catalogue: CatalogueView, id: string, newId: NewId): CatalogueView {
  const found = findItemView(catalogue, id);
  if (!found) return catalogue;
  const label = freeLabel(found.item.label, labelsOf(found.category.items));
  const copy = { ...copyItem(found.item, newId), label };
  return insertItem(catalogue, found.category._id, copy, found.at + 1);
}

export function removeItem(catalogue: CatalogueView, id: string): CatalogueView {
  const found = findItemView(catalogue, id);
  return found ? arrange(catalogue, found.category._id, (items) => without(items, id)) : catalogue;
}
