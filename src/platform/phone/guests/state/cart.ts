import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import {
  addToCart,
  type Cart,
  type CartEntry,
  changeQuantity,
  countItems,
  isExpired,
  replaceLine,
} from '#ordering/cart/rules/cart.ts';
import { readEntry, removeEntry, writeEntry } from '../storage/vault.ts';
import { countDish } from './counts/counts.ts';

export interface StoreCart {
  slug: string;
  cart: Cart<CartEntry> | null;
}

/** The cart of the open store; null until it is read. */
export const $cart = atom<StoreCart | null>(null);

/** The expired cart that this page has cleared. It is not stored, so only this page can bring it back. */
export const $cleared = atom<StoreCart | null>(null);

export const cartName = (slug: string) => `cart:${slug}`;

/** The stores whose stored cart is being read. */
const reading = new Map<string, Promise<void>>();

export function openCart(slug: string): Promise<void> {
  const present = reading.get(slug);
  if (present || $cart.get()?.slug === slug) return present ?? Promise.resolve();
  const read = readCart(slug).finally(() => reading.delete(slug));
  reading.set(slug, read);
  return read;
}

/** Dishes that were added while the stored cart was read are joined to it, and only then stored. */
async function readCart(slug: string): Promise<void> {
  const saved = await readEntry<Cart<CartEntry>>(cartName(slug));
  reading.delete(slug);
  const now = Date.now();
  const isOld = saved !== null && isExpired(saved, now);
  if (isOld) $cleared.set({ slug, cart: saved });
  const added = openCartOf(slug)?.lines ?? [];
  const cart = added.reduce((sum, line) => addToCart(sum, line, now), isOld ? null : saved);
  if (isOld || added.length > 0) save(slug, cart);
  else $cart.set({ slug, cart });
}

export function addEntry(slug: string, entry: CartEntry): void {
  countDish(entry.itemId, 'add');
  save(slug, addToCart(openCartOf(slug), entry, Date.now()));
}

export function setQuantity(slug: string, key: string, quantity: number): void {
  const cart = openCartOf(slug);
  if (cart) save(slug, changeQuantity(cart, key, quantity));
}

/** Replaces one line after its options were changed. */
export function replaceEntry(slug: string, key: string, entry: CartEntry): void {
  const cart = openCartOf(slug);
  if (cart) save(slug, replaceLine(cart, key, entry));
}

/** Replaces the whole cart: after accepted changes, to repeat an order, or when it was ordered. */
export function replaceCart(slug: string, cart: Cart<CartEntry> | null): void {
  // After an order, the expired cart is not offered any more.
  if (!cart) $cleared.set(null);
  save(slug, cart);
}

/** The cart of this store, if it is the open one and holds something. */
export function openCartOf(slug: string): Cart<CartEntry> | null {
  const open = $cart.get();
  return open?.slug === slug ? open.cart : null;
}

function save(slug: string, cart: Cart<CartEntry> | null): void {
  $cart.set({ slug, cart });
  if (reading.has(slug)) return;
  void (cart ? writeEntry(cartName(slug), cart) : removeEntry(cartName(slug)));
}

/** Reads the cart again when another tab changes it. */
export function subscribeToOtherTabs(): () => void {
  const onStorage = async ({ key }: StorageEvent) => {
    const slug = $cart.get()?.slug;
    if (slug === undefined || key !== cartName(slug)) return;
    $cart.set({ slug, cart: await readEntry<Cart<CartEntry>>(cartName(slug)) });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const onCartChange = (onChange: () => void) => $cart.listen(onChange);

/** The store's cart; null until it is read, and while it is empty. */
export function useCart(slug: string): Cart<CartEntry> | null {
  return useSyncExternalStore(
    onCartChange,
    () => openCartOf(slug),
    () => null,
  );
}

/** How many of a dish are in the cart with any options. A card renders again only when its own number changes. */
export function useQuantity(slug: string, itemId: string): number {
  return useSyncExternalStore(
    onCartChange,
    () => quantityOf(openCartOf(slug), itemId),
    () => 0,
  );
}

function quantityOf(cart: Cart<CartEntry> | null, itemId: string): number {
  if (!cart) return 0;
  return countItems({ ...cart, lines: cart.lines.filter((line) => line.itemId === itemId) });
}
