import type { CatalogueView, ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { blankCategory, blankItem, blankMenu } from '../blank.ts';
import { withSimplePrice } from '../simple-price.ts';
import type { CategoryView, GroupView, NewId } from '../views.ts';

/** Makes ids numbered in the order of their creation. */
export function counter(prefix = 'new'): NewId {
  let count = 0;
  return () => `${prefix}-${++count}`;
}

/** A simple item for 100.00 with its label as its id. */
export function anItemView(label: string, more: Partial<ItemView> = {}): ItemView {
  return { ...withSimplePrice(blankItem(label, label), 100_00, counter(label)), ...more };
}

export function aGroupView(label: string, more: Partial<GroupView> = {}): GroupView {
  return { _id: label, label, description: '', required: false, maxSelection: 1, contents: [], ...more };
}

export function aCategoryView(
  label: string,
  items: ItemView[],
  more: Partial<CategoryView> = {},
): CategoryView {
  const ordered = items.map((item, order) => ({ ...item, order }));
  return { ...blankCategory(label, label), items: ordered, ...more };
}

export function aMenuView(label: string, categories: CategoryView[], more: Partial<MenuView> = {}): MenuView {
  return {
    ...blankMenu(label, label),
    categories: categories.map((category, order) => ({ ...category, order })),
    ...more,
  };
}

export function aCatalogueView(...menus: MenuView[]): CatalogueView {
  return { revision: 1, orderConfigs: [], menus };
}
