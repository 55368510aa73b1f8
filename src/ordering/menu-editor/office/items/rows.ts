import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { inOrder } from '#ordering/menu/rules/lists.ts';
import { AVAILABLE, HIDDEN_CATEGORY, type Translations } from '#ordering/menu/rules/menu.ts';
import { searchWords } from '#platform/text/rules/search-words.ts';
import { namesOf } from '../../rules/changes/names-of.ts';

export interface DishSection {
  id: string;
  menu: string;
  label: string;
  translations: Translations;
  /** In percent. */
  discount: number;
  isHidden: boolean;
  isOff: boolean;
  items: ItemView[];
}

/** The categories of all menus in their order, with their items. */
export function sectionsOf({ menus }: CatalogueView): DishSection[] {
  return menus.flatMap(({ label: menu, active, categories }) =>
    inOrder(categories).map(({ _id: id, label, translations, discount, state, items }) => ({
      id,
      menu,
      label,
      translations,
      discount,
      isHidden: state === HIDDEN_CATEGORY,
      isOff: !active,
      items: inOrder(items),
    })),
  );
}

export function isSoldOut({ state }: Pick<ItemView, 'state'>): boolean {
  return state !== AVAILABLE;
}

/** The sections with matches. Every word must be in the name of the item or its category, in any language. */
export function findItems(sections: DishSection[], text: string, onlySoldOut: boolean): DishSection[] {
  const words = searchWords([text]);
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => {
        if (onlySoldOut && !isSoldOut(item)) return false;
        const names = namesOf(item, section);
        return words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
