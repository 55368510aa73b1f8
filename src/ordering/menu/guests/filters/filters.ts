import type { DietFilter } from '../../rules/diets/diet-filter.ts';
import type { Item } from '../../rules/menu.ts';

export type MenuFilter = DietFilter & { onlyFavourites: boolean };

/** The filter in force. */
export interface ActiveFilters {
  count: number;
  suits: (item: Item) => boolean;
  isUnknown: (item: Item) => boolean;
  filter: MenuFilter;
  change: (filter: MenuFilter) => void;
}

export const filterName = (slug: string) => `filter:${slug}`;
