import type { CatalogueView, ItemView, MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { inOrder } from '#ordering/menu/rules/lists.ts';
import { searchableText, searchWords } from '#platform/text/rules/search-words.ts';
import { namesOf } from '../../rules/changes/names-of.ts';
import type { CategoryView } from '../../rules/views.ts';

export interface Hit {
  menu: MenuView;
  category: CategoryView;
  item: ItemView;
}

const MOST_HITS = 8;

/** Each word must be in the item's or the category's name, in any language. Names that begin with it come first. */
export function findInMenus({ menus }: CatalogueView, typed: string): Hit[] {
  const text = searchableText(typed.trim());
  const words = searchWords([text]);
  if (words.length === 0) return [];
  const hits = menus.flatMap((menu) =>
    inOrder(menu.categories).flatMap((category) =>
      inOrder(category.items)
        .filter((item) => words.every((word) => namesOf(item, category).includes(word)))
        .map((item) => ({ menu, category, item })),
    ),
  );
  const beginsSo = ({ item }: Hit) => Number(searchableText(item.label).startsWith(text));
  return hits.toSorted((one, other) => beginsSo(other) - beginsSo(one)).slice(0, MOST_HITS);
}
