import { type CartEntry, joinCart } from '#ordering/cart/rules/cart.ts';
import { $cleared, openCartOf, replaceCart } from './cart.ts';

/**
 * Puts the expired cart back, joined with what was added since. Prices and availability are checked again before
 * ordering. Returns how many dishes did not fit.
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
