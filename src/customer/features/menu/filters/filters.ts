import type { Item } from '#domain/menu/menu.ts';

/** The filter in force. */
export interface ActiveFilters {
  count: number;
  suits: (item: Item) => boolean;
  isUnknown: (item: Item) => boolean;
  clear: () => void;
}

export const filterName = (slug: string) => `filter:${slug}`;
