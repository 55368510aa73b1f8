import { useMemo } from 'react';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { type CartLineNow, cartLines } from '#ordering/cart/rules/priced-cart.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { parseOrderTypeView } from '#ordering/catalogue/wire/parse-order-type-view.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import type { OrderedAs } from '#ordering/prices/guests/pricing.ts';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { typeAt } from '../form/type-of.ts';
import { usePricedMenus } from '../priced-menus.ts';

/** A store's menus and order types as domain values. */
interface Offer {
  menus: Menu[];
  orderTypes: OrderType[];
}

export function useOffer({ page }: StoreModel): Offer {
  return useMemo(() => {
    const menus = page.menus.map(parseMenuView);
    const orderTypes = page.profile.orderConfigs.map(parseOrderTypeView).filter(({ active }) => active);
    return { menus, orderTypes };
  }, [page]);
}

export function useCartLines(
  entries: CartEntry[],
  { menus }: Pick<Offer, 'menus'>,
  timeZone: string,
): CartLineNow[] {
  return useMemo(() => linesNow(entries, menus, timeZone), [entries, menus, timeZone]);
}

/** The cart at the prices of an order type and a table. */
export function useLinesAs(
  store: StoreModel,
  entries: CartEntry[],
  { orderType, table }: { orderType: OrderType | null; table: { iden: string } | null },
): { as: OrderedAs; lines: CartLineNow[] } {
  const as = { type: orderType?.id ?? null, table: table?.iden ?? null };
  const menus = usePricedMenus(store, as);
  return { as, lines: useCartLines(entries, { menus }, store.timeZone) };
}

export function linesNow(entries: CartEntry[], menus: Menu[], timeZone: string): CartLineNow[] {
  const now = Date.now();
  return cartLines(entries, menus, { time: storeTimeIn(timeZone, now), now });
}

/** For whom prices are at a place, with the order type that was chosen in the checkout. */
export function orderedAs(
  store: StoreModel,
  place: Pick<Visit, 'conf' | 'iden' | 'unknownTable'>,
  chosen: string | null = null,
): OrderedAs {
  return { type: typeAt(store, place, chosen)?._id ?? null, table: place.iden };
}
