import { createContext, type ReactNode, use } from 'react';
import type { Category, Item } from '../rules/menu.ts';
import type { Found } from './search/search.ts';

/** A dish in its category. */
export interface Dish {
  item: Item;
  category: Category;
}

/** A card's request to the route, which shows the sheets. */
export type DishRequest = Dish & { kind: 'open' | 'more' | 'less' };

/** What all guests of a table can eat, which takes the place of the categories while it is on. */
export interface ForAllProps {
  categories: readonly Category[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What a table whose guests order together shows: its bar in place of the cart's own, the question what a guest
 * does not eat, or what all of them can eat. */
export interface TablePart {
  cartBar?: ReactNode;
  asks?: boolean;
  forAll?: ForAllProps;
}

export interface StoreSetting {
  slug: string;
  currency: string;
  viewOnly: boolean;
  /** In which the names of categories stand below the English ones; '' for none. */
  secondLanguage: string;
  query: string;
  /** The search's marks; null while nothing is searched for. */
  found: Pick<Found, 'mark' | 'otherName'> | null;
  onDish: (request: DishRequest) => void;
  onPictures: (images: string[], label: string, at: number) => void;
}

/** The context of every card on the page. */
export const StoreContext = createContext<StoreSetting | null>(null);

export function useStoreSetting(): StoreSetting {
  const setting = use(StoreContext);
  if (!setting) throw new Error('No store around this component');
  return setting;
}
