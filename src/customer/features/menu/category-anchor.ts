import type { Category } from '#domain/menu/menu.ts';

/** Where in the page a category stands. */
export function categoryAnchor({ id }: Pick<Category, 'id'>): string {
  return `category-${id}`;
}
