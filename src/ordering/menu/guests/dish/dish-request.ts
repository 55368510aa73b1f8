import type { Category, Item, Menu } from '../../rules/menu.ts';

/** A request to open a dish, or to add or remove one. */
export interface DishRequest {
  item: Item;
  category: Category;
  kind: 'open' | 'more' | 'less';
}

export interface DishSetting {
  slug: string;
  currency: string;
  viewOnly: boolean;
  /** Where the dishes of a combo are looked for. */
  menus: readonly Menu[];
}
