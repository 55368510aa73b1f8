import type { CatalogueView, ItemView, MenuView } from '../../api/catalogue.ts';
import { withSimplePrice } from '../simple-price.ts';
import type { CategoryView, GroupView, NewId } from '../views.ts';

/** Ids that tell in which order they were made. */
export function counter(prefix = 'new'): NewId {
  let count = 0;
  return () => `${prefix}-${++count}`;
}

/** A simple item for 100.00, whose id is its label. */
export function anItemView(label: string, more: Partial<ItemView> = {}): ItemView {
  const lists = { images: [], tags: [], taxes: [], configs: [], translations: {} };
  const plain = { _id: label, label, description: '', discount: 0, order: 0, state: 'Available', veg: null };
  return { ...withSimplePrice({ ...plain, ...lists }, 100_00, counter(label)), ...more };
}

export function aGroupView(label: string, more: Partial<GroupView> = {}): GroupView {
  return { _id: label, label, description: '', required: false, maxSelection: 1, contents: [], ...more };
}

export function aCategoryView(
  label: string,
  items: ItemView[],
  more: Partial<CategoryView> = {},
): CategoryView {
  const plain = { image: null, discount: 0, order: 0, state: 1, collapsed: false, translations: {} };
  return { _id: label, label, ...plain, items: items.map((item, order) => ({ ...item, order })), ...more };
}

export function aMenuView(label: string, categories: CategoryView[], more: Partial<MenuView> = {}): MenuView {
  const always = { active: true, activeStartTime: null, activeEndTime: null };
  return {
    ...{ _id: label, label, remarks: '', primaryColor: null, pureVeg: false, ...always },
    categories: categories.map((category, order) => ({ ...category, order })),
    ...more,
  };
}

export function aCatalogueView(...menus: MenuView[]): CatalogueView {
  return { revision: 1, orderConfigs: [], menus };
}
