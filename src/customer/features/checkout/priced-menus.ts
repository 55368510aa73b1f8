import { useMemo } from 'react';
import { parseMenuView } from '#domain/api/parse-menu-view.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { type OrderedAs, pricedMenus } from '../../pricing/pricing.ts';

export function usePricedMenus(store: StoreModel, { type, table }: OrderedAs): Menu[] {
  return useMemo(
    () => pricedMenus(store.page.menus.map(parseMenuView), store, { type, table }),
    [store, type, table],
  );
}
