import type { Menu } from '#ordering/menu/rules/menu.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

/** For whom prices are. */
export interface OrderedAs {
  /** The id of the order type; null while the guest has to choose one. */
  type: string | null;
  /** The name of the table. */
  table: string | null;
}

export const AS_NOBODY: OrderedAs = { type: null, table: null };

type Pricing = typeof import('./priced.tsx');
type Priced = Pick<StoreModel, 'prices'>;

/** What prices by rules and says why. Most stores have no rules, and their guests don't load it. */
let loaded: Pricing | null = null;

export const pricing = (): Pricing | null => loaded;

export function setPricing(given: Pricing): void {
  loaded = given;
}

/** Call it before a store is shown. */
export async function loadPricing(store?: Priced): Promise<void> {
  if (store?.prices) loaded ??= await import('./priced.tsx');
}

/** The menus at the prices of now. */
export const pricedMenus = (menus: Menu[], { prices }: Priced, as: OrderedAs): Menu[] =>
  prices && loaded ? loaded.priceMenus(menus, prices, as) : menus;
