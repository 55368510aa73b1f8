import type { ItemView } from '../api/catalogue.ts';
import type { CatalogueContent } from './tree.ts';

/** The catalogue with each item as it is made of it; null takes it out. */
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
