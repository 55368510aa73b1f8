import { createContext, use } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { Found } from './search/search.ts';

/** One dish where it stands. */
export interface Dish {
  item: Item;
  category: Category;
}

/** What a card can ask for; the sheets are the route's to show. */
export type DishRequest = Dish & { kind: 'open' | 'more' | 'less' };

export interface StoreSetting {
  slug: string;
  currency: string;
  viewOnly: boolean;
  query: string;
  /** What was searched for; null while nothing is. */
  found: Pick<Found, 'mark' | 'otherName'> | null;
  onDish: (request: DishRequest) => void;
  onPictures: (images: string[], label: string, at: number) => void;
}

/** What every card on the page needs to know. */
export const StoreContext = createContext<StoreSetting | null>(null);

export function useStoreSetting(): StoreSetting {
  const setting = use(StoreContext);
  if (!setting) throw new Error('No store around this component');
  return setting;
}
