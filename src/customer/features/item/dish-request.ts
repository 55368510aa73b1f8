import type { Category, Item } from '#domain/menu/menu.ts';

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
}
