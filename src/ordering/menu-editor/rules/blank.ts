import type { ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { AVAILABLE, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import type { CategoryView, GroupView, NewId } from './views.ts';

/** A new menu is served at all hours. New things are shown, and have no price yet. */
export function blankMenu(_id: string, label: string): MenuView {
  const always = { active: true, activeStartTime: null, activeEndTime: null };
  return { _id, label, remarks: '', primaryColor: null, pureVeg: false, categories: [], ...always };
}

export function blankCategory(_id: string, label: string): CategoryView {
  const plain = {
    image: null,
    discount: 0,
    order: 0,
    state: SHOWN_CATEGORY,
    collapsed: false,
    translations: {},
  };
  return { _id, label, ...plain, items: [] };
}

export function blankItem(_id: string, label: string): ItemView {
  const lists = { images: [], tags: [], taxes: [], configs: [], translations: {} };
  return { _id, label, description: '', discount: 0, order: 0, state: AVAILABLE, veg: null, ...lists };
}

/** A required group of one option, so that guests need not choose. */
export function onePrice(value: number, newId: NewId, label = 'Portion'): GroupView {
  const contents = [{ _id: newId(), label: 'Regular', value, added: false }];
  return { _id: newId(), label, description: '', required: true, maxSelection: 1, contents };
}
