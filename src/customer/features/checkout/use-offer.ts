import { useMemo } from 'react';
import { readMenuView, readOrderTypeView } from '#domain/api/read-menu.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { CartEntry } from '#domain/cart.ts';
import type { OrderType } from '#domain/catalogue.ts';
import { minuteOfDayIn } from '#domain/clock.ts';
import type { Menu } from '#domain/menu.ts';
import { type PresentLine, presentLines } from '#domain/present-cart.ts';

/** A store as it is computed with. */
interface Offer {
  menus: Menu[];
  orderTypes: OrderType[];
}

export function useOffer({ page }: StoreModel): Offer {
  return useMemo(() => {
    const menus = page.menus.map(readMenuView);
    const orderTypes = page.profile.orderConfigs.map(readOrderTypeView).filter(({ active }) => active);
    return { menus, orderTypes };
  }, [page]);
}

export function usePresentLines(entries: CartEntry[], { menus }: Offer, timeZone: string): PresentLine[] {
  return useMemo(() => {
    const now = Date.now();
    return presentLines(entries, menus, { minuteOfDay: minuteOfDayIn(timeZone, now), now });
  }, [entries, menus, timeZone]);
}
