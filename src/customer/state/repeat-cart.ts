import type { Cart, CartEntry } from '#domain/placing/cart.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

const nameOf = (slug: string) => `repeat:${slug}`;

/** What was ordered last at a store. */
export function readRepeatCart(slug: string): Promise<Cart<CartEntry> | null> {
  return readEntry<Cart<CartEntry>>(nameOf(slug));
}

export function keepRepeatCart(slug: string, cart: Cart<CartEntry>): Promise<void> {
  return writeEntry(nameOf(slug), cart);
}
