import type { ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import type { CategoryView, GroupView, NewId } from '../views.ts';

/** Copies have new ids at every level. */
export function copyMenu(menu: MenuView, newId: NewId): MenuView {
  const categories = menu.categories.map((category) => copyCategory(category, newId));
  return { ...menu, _id: newId(), categories };
}

export function copyCategory(category: CategoryView, newId: NewId): CategoryView {
  return { ...category, _id: newId(), items: category.items.map((item) => copyItem(item, newId)) };
}

export function copyItem(item: ItemView, newId: NewId): ItemView {
  return { ...item, _id: newId(), configs: item.configs.map((group) => copyGroup(group, newId)) };
}

export function copyGroup(group: GroupView, newId: NewId): GroupView {
  const contents = group.contents.map((option) => ({ ...option, _id: newId() }));
  return { ...group, _id: newId(), contents };
}
