import { useEffect, useId, useState } from 'react';
import { type Cart, type CartEntry, countItems } from '#ordering/cart/rules/cart.ts';
import { goesWith } from '#ordering/cart/rules/pairs.ts';
import { findItem } from '#ordering/menu/rules/menu.ts';
import { isAvailable } from '#ordering/menu/rules/options/choices.ts';
import { fetchPairs } from '#ordering/orders/guests-api/orders.ts';
import type { OrderedAs } from '#ordering/prices/guests/pricing.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { openCartOf } from '#platform/phone/guests/state/cart.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import { usePricedMenus } from '../priced-menus.ts';
import { type CardSetting, DishCard } from './dish-card.tsx';
import styles from './goes-well.module.css';

interface Props {
  store: StoreModel;
  cart: Cart<CartEntry>;
  as: OrderedAs;
  onDish: CardSetting['onDish'];
}

/** What other guests order with the dishes of the cart, to add with one tap. */
export function GoesWell({ store, cart, as, onDish }: Props) {
  const { slug, currency } = store.page.profile;
  const { cart: texts } = useOrderTexts();
  const menus = usePricedMenus(store, as);
  const id = useId();
  const found = usePairs(slug);
  if (!found || !store.opening.open || store.page.viewMode) return null;

  const dishOf = (itemId: string) => {
    const dish = findItem(menus, itemId);
    return dish && isAvailable(dish.item) ? dish : null;
  };
  const dishes = goesWith(found.inCart, found.pairs, (itemId) => dishOf(itemId) !== null);
  const quantityOf = (wanted: string) =>
    countItems({ ...cart, lines: cart.lines.filter(({ itemId }) => itemId === wanted) });
  return (
    dishes.length > 0 && (
      <section aria-labelledby={id}>
        <h2 className={styles.heading} id={id}>
          {texts.goesWell}
        </h2>
        <ul className={styles.dishes}>
          {dishes.map((itemId) => {
            const dish = dishOf(itemId);
            const setting = { slug, currency, onDish };
            return dish && <DishCard key={itemId} dish={dish} quantity={quantityOf(itemId)} {...setting} />;
          })}
        </ul>
      </section>
    )
  );
}

/** The store's pairs, read once the browser has nothing else to do. */
function usePairs(slug: string) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void (window.requestIdleCallback ?? setTimeout)(() => setIdle(true)), []);
  const { value } = useLoad(isIdle ? slug : null, {
    fetch: async () => ({
      pairs: await fetchPairs(slug),
      // Dishes that are added now keep their place in the row.
      inCart: openCartOf(slug)?.lines.map(({ itemId }) => itemId) ?? [],
    }),
  });
  return value;
}
