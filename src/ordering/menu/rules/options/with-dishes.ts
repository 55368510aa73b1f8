import type { Category, Item } from '../menu.ts';

/**
 * A category with those of its listed dishes that are shown. Where a filter leaves some out, the banner is the picture
 * of a dish that is left, since the category's own may show the others.
 */
export function withDishes(
  category: Category,
  listed: readonly Item[],
  isShown: (item: Item) => boolean,
): Category {
  const items = listed.filter(isShown);
  if (items.length === listed.length || category.image === null) return { ...category, items };
  return { ...category, items, image: items.flatMap(({ images }) => images)[0] ?? null };
}
