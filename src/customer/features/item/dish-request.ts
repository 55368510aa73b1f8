import type { Category, Item } from '#domain/menu/menu.ts';

/** What a guest wants of a dish: to look at it, one more of it, or one less. */
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
