import { useMemo } from 'react';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { type OrderedAs, pricedMenus } from '#ordering/prices/guests/pricing.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

export function usePricedMenus(store: StoreModel, { type, table }: OrderedAs): Menu[] {
  return useMemo(
    () => pricedMenus(store.page.menus.map(parseMenuView), store, { type, table }),
    [store, type, table],
  );
}
