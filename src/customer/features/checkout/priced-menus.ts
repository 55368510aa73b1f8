import { useMemo } from 'react';
import { parseMenuView } from '#domain/api/parse-menu-view.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { menusPricedAt } from '#domain/pricing/price-at.ts';
import type { Visit } from '../../state/visit.ts';
import { offeredTypes, typeIn } from './form/type-of.ts';

/** For whom prices are. */
export interface OrderedAs {
  /** The id of the order type; null while the guest has to choose one. */
  type: string | null;
  /** The name of the table. */
  table: string | null;
}

export const AS_NOBODY: OrderedAs = { type: null, table: null };

/** By the only order type or that of the link, else by the one that was chosen in the checkout. */
export function orderedAs(
  { page }: StoreModel,
  place: Pick<Visit, 'conf' | 'iden' | 'unknownTable'>,
  chosen: string | null = null,
): OrderedAs {
  const offered = offeredTypes(
    page.profile.orderConfigs.filter(({ active }) => active),
    place,
  );
  return { type: typeIn(offered, chosen, place)?._id ?? null, table: place.iden };
}

/** The menus at the prices of now. */
export function pricedMenus(menus: Menu[], { prices }: StoreModel, { type, table }: OrderedAs): Menu[] {
  if (!prices) return menus;
  const { rules, areas } = prices;
  const area = table !== null && Object.hasOwn(areas, table) ? (areas[table] ?? null) : null;
  return menusPricedAt(menus, { rules, type, area });
}

export function usePricedMenus(store: StoreModel, { type, table }: OrderedAs): Menu[] {
  return useMemo(
    () => pricedMenus(store.page.menus.map(parseMenuView), store, { type, table }),
    [store, type, table],
  );
}
