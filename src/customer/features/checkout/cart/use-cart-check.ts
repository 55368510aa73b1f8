import { useState } from 'react';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { Cart, CartEntry } from '#domain/cart/cart.ts';
import { acceptedEntries, type CartLineNow, shownBill } from '#domain/cart/priced-cart.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import { replaceCart } from '../../../state/cart.ts';
import { type CartChanges, changesBetween } from './cart-changes.ts';
import { useCartLines, useOffer } from './use-offer.ts';

export interface CartCheck {
  lines: CartLineNow[];
  orderTypes: OrderType[];
  billFor: (orderType: OrderType | null) => PricedCart;
  /** What differs from the bill on the screen; the guest must accept it before ordering. */
  changesFor: (orderType: OrderType | null) => CartChanges | null;
  accept: () => void;
}

/** Compares the cart as the guest has seen it with the present store. */
export function useCartCheck(store: StoreModel, cart: Cart<CartEntry>): CartCheck {
  const [seen, setSeen] = useState(store);
  const { timeZone } = store;
  const offer = useOffer(store);
  const seenOffer = useOffer(seen);
  const lines = useCartLines(cart.lines, offer, timeZone);
  const seenLines = useCartLines(cart.lines, seenOffer, timeZone);

  const seenType = (orderType: OrderType | null) =>
    seenOffer.orderTypes.find(({ label }) => label === orderType?.label) ?? orderType;
  const changesFor = (orderType: OrderType | null) =>
    changesBetween({ lines: seenLines, orderType: seenType(orderType) }, { lines, orderType });
  const accept = () => {
    setSeen(store);
    const entries = acceptedEntries(lines);
    replaceCart(store.page.profile.slug, entries.length > 0 ? { ...cart, lines: entries } : null);
  };
  const billFor = (orderType: OrderType | null) => shownBill(seenLines, seenType(orderType));
  // A change of the store that changes no bill of this cart is accepted silently.
  if (seen !== store && [null, ...offer.orderTypes].every((orderType) => !changesFor(orderType)))
    setSeen(store);
  return { lines, orderTypes: offer.orderTypes, billFor, changesFor, accept };
}
