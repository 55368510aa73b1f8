import type { Category, Item, Menu } from '#domain/menu/menu.ts';

export interface Shown {
  categories: Category[];
  dishes: number;
  isClose?: undefined;
  mark?: undefined;
}

function itemsOf({ categories }: Menu): Item[] {
  return categories.flatMap(({ items }) => items);
}

/** Of a menu in which nothing is searched for. */
export function findShown(menu: Menu, isShown: (item: Item) => boolean): Shown {
  const categories = menu.categories
    .map((category) => ({ ...category, items: category.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const dishes = categories.reduce((sum, { items }) => sum + items.length, 0);
  return { categories, dishes };
}

/** Whether some are vegetarian, and some not. */
export function hasBoth(menu: Menu): boolean {
  const items = itemsOf(menu);
  return items.some(({ veg }) => veg === true) && items.some(({ veg }) => veg !== true);
}

/** Whether there is anything to filter by. */
export function hasChoice(menu: Menu, favourites: readonly string[]): boolean {
  return itemsOf(menu).some(
    ({ id, allergens, jain, egg, spice }) =>
      allergens || jain || egg || spice !== null || favourites.includes(id),
  );
}
