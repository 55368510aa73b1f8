import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { CatalogueContent } from './tree.ts';

/** Changes every item; null removes it. */
export function mapItems(
  { orderConfigs, menus }: CatalogueContent,
  change: (item: ItemView) => ItemView | null,
): CatalogueContent {
  return {
    orderConfigs,
    menus: menus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map(change).filter((item) => item !== null),
      })),
    })),
  };
}

export function itemsIn({ menus }: Pick<CatalogueContent, 'menus'>): ItemView[] {
  return menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
}
