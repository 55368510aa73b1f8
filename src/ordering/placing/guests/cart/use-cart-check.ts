import { useState } from 'react';
import type { Cart, CartEntry } from '#ordering/cart/rules/cart.ts';
import { acceptedEntries, type CartLineNow, shownBill } from '#ordering/cart/rules/priced-cart.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { type OrderedAs, pricedMenus } from '#ordering/prices/guests/pricing.ts';
import type { PricedCart } from '#ordering/prices/rules/price-cart.ts';
import { replaceCart } from '#platform/phone/guests/state/cart.ts';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { type CartChanges, changesBetween } from './cart-changes.ts';
import { linesNow, useCartLines, useOffer } from './use-offer.ts';

export interface CartCheck {
  orderTypes: OrderType[];
  billFor: (orderType: OrderType | null) => PricedCart;
  /** At the prices of now. */
  linesAs: (as: OrderedAs) => CartLineNow[];
  /** What of these lines differs from the bill on the screen; the guest must accept it before ordering. */
  changesFor: (lines: CartLineNow[], orderType: OrderType | null) => CartChanges | null;
  accept: (lines: CartLineNow[]) => void;
}

/** Compares the cart as the guest has seen it with the present store. */
export function useCartCheck(
  store: StoreModel,
  cart: Cart<CartEntry>,
  { iden: table }: Pick<Visit, 'iden'>,
): CartCheck {
  const [seen, setSeen] = useState(store);
  const { timeZone } = store;
  const offer = useOffer(store);
  const seenOffer = useOffer(seen);
  const seenLines = useCartLines(cart.lines, seenOffer, timeZone);

  const seenType = (orderType: OrderType | null) =>
    seenOffer.orderTypes.find(({ label }) => label === orderType?.label) ?? orderType;
  const linesAs = (as: OrderedAs) => linesNow(cart.lines, pricedMenus(offer.menus, store, as), timeZone);
  const changesFor: CartCheck['changesFor'] = (lines, orderType) =>
    changesBetween({ lines: seenLines, orderType: seenType(orderType) }, { lines, orderType });
  const accept: CartCheck['accept'] = (lines) => {
    setSeen(store);
    const entries = acceptedEntries(lines);
    replaceCart(store.page.profile.slug, entries.length > 0 ? { ...cart, lines: entries } : null);
  };
  const billFor = (orderType: OrderType | null) => shownBill(seenLines, seenType(orderType));
  // A change of the store that changes no bill of this cart is accepted silently.
  const isSame = (orderType: OrderType | null) =>
    !changesFor(linesAs({ type: orderType?.id ?? null, table }), orderType);
  if (seen !== store && [null, ...offer.orderTypes].every(isSame)) setSeen(store);
  return { linesAs, orderTypes: offer.orderTypes, billFor, changesFor, accept };
}
