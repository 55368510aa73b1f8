import { type CartEntry, joinCart } from '#domain/placing/cart.ts';
import { $cleared, openCartOf, replaceCart } from './cart.ts';

/**
 * Puts the cart that was too old back, on top of what was added since, as one that is begun now. Prices and what can be
 * had are asked anew before anything is placed. Returns how many dishes found no room.
 */
export function bringBackCart(slug: string): number {
  const lines = clearedLines(slug);
  const now = Date.now();
  const present = openCartOf(slug) ?? { lines: [], timestamp: now };
  const { cart, leftOut } = joinCart(present, lines, now);
  if (lines.length > 0) replaceCart(slug, cart);
  forgetClearedCart();
  return leftOut;
}

export function forgetClearedCart(): void {
  $cleared.set(null);
}

function clearedLines(slug: string): CartEntry[] {
  const cleared = $cleared.get();
  return cleared?.slug === slug ? (cleared.cart?.lines ?? []) : [];
}
