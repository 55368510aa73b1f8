import { useSyncExternalStore } from 'react';
import type { CartEntry } from '#domain/placing/cart.ts';
import { type Cart, countItems } from '#domain/placing/cart.ts';
import { $cart } from './cart.ts';

const follow = (onChange: () => void) => $cart.listen(onChange);

/** The store's cart; null while it is being read, and where nothing is in it. */
export function useCart(slug: string): Cart<CartEntry> | null {
  return useSyncExternalStore(
    follow,
    () => cartOf(slug),
    () => null,
  );
}

/** How many of an item are in the cart, with whatever options: a card changes only when its own number does. */
export function useQuantity(slug: string, itemId: string): number {
  return useSyncExternalStore(
    follow,
    () => quantityOf(cartOf(slug), itemId),
    () => 0,
  );
}

function cartOf(slug: string): Cart<CartEntry> | null {
  const open = $cart.get();
  return open?.slug === slug ? open.cart : null;
}

function quantityOf(cart: Cart<CartEntry> | null, itemId: string): number {
  if (!cart) return 0;
  return countItems({ ...cart, lines: cart.lines.filter((line) => line.itemId === itemId) });
}
