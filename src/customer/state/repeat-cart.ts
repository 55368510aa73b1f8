import type { Cart, CartEntry } from '#domain/cart.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';
import { replaceCart } from './cart.ts';

const nameOf = (slug: string) => `repeat:${slug}`;

/** What was ordered last at a store. */
export function readRepeatCart(slug: string): Promise<Cart<CartEntry> | null> {
  return readEntry<Cart<CartEntry>>(nameOf(slug));
}

export function keepRepeatCart(slug: string, cart: Cart<CartEntry>): Promise<void> {
  return writeEntry(nameOf(slug), cart);
}

/** Puts it in the cart again, as if begun just now; false when there is nothing to repeat. */
export async function repeatCart(slug: string): Promise<boolean> {
  const kept = await readRepeatCart(slug);
  if (!kept || kept.lines.length === 0) return false;
  replaceCart(slug, { ...kept, timestamp: Date.now() });
  return true;
}
