import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import {
  AVAILABLE,
  type Category,
  type Item,
  type Menu,
  visibleCategories,
} from '#ordering/menu/rules/menu.ts';
import { menusWithPartsThere, thereIn } from '#ordering/menu/rules/options/combo.ts';
import { isMenuActive } from '#ordering/menu/rules/served.ts';
import { type Selling, soldCatalogue } from '#ordering/menu/wire/sold-catalogue.ts';
import { menusPricedAt } from '#ordering/price-rules/rules/price-at.ts';
import { searchWords } from '#platform/text/rules/search-words.ts';
import { type StoreTime, storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { soldHere } from '#restaurant/without-the-line/rules/sold-here.ts';
import { namesOf } from '../../../rules/changes/names-of.ts';

/** What can be ordered at one moment. */
export interface Offer {
  menus: Menu[];
  orderTypes: OrderType[];
  time: StoreTime;
  now: number;
}

type Seller = Selling & Parameters<typeof soldHere>[0];

export function offerAt(catalogue: CatalogueView, selling: Seller, now: number): Offer {
  const time = storeTimeIn(selling.timeZone, now);
  const sold = soldCatalogue(catalogue, selling);
  return {
    menus: menusWithPartsThere(
      sold.menus.filter((menu) => isMenuActive(menu, time)),
      thereIn(sold.menus, now),
    ),
    orderTypes: sold.orderTypes.filter(({ active }) => active),
    time,
    now,
  };
}

/** The same at the prices of an order. `type`: the id of its type; `table`: the name of one. */
export function offerTo(
  offer: Offer,
  seller: Seller,
  { type, ...order }: { type: string | null } & Omit<Parameters<typeof soldHere>[1], 'at'>,
): Offer {
  const { prices } = soldHere(seller, { ...order, at: offer.now });
  return { ...offer, menus: menusPricedAt(offer.menus, { ...prices, type }) };
}

/** A dish with its category, which prices it. */
export interface Dish {
  item: Item;
  category: Category;
}

interface DishGroup {
  category: Category;
  items: Item[];
}

/** Groups matching dishes by category. Every word must be in the name of the dish or its category, in any language. */
export function findDishes({ menus }: Pick<Offer, 'menus'>, text: string): DishGroup[] {
  const words = searchWords([text]);
  return menus
    .flatMap(visibleCategories)
    .map((category) => ({
      category,
      items: category.items.filter((item) => {
        const names = namesOf(item, category);
        return words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The dish that Enter adds. */
export function firstAvailable(offer: Pick<Offer, 'menus'>, text: string): Dish | undefined {
  const dishes = findDishes(offer, text).flatMap(({ category, items }) =>
    items.map((item) => ({ item, category })),
  );
  return dishes.find(({ item }) => item.state === AVAILABLE);
}
