import type { Item } from '#domain/menu/menu.ts';

/** What is left out of a menu, as it is in force. */
export interface Filters {
  count: number;
  suits: (item: Item) => boolean;
  isUnknown: (item: Item) => boolean;
  clear: () => void;
}

export const filterName = (slug: string) => `filter:${slug}`;
