import { atom } from 'nanostores';
import {
  addToCart,
  type Cart,
  type CartEntry,
  changeQuantity,
  isExpired,
  replaceLine,
} from '#domain/placing/cart.ts';
import { readEntry, removeEntry, writeEntry } from '../storage/vault.ts';
import { noteItem } from './item-events.ts';

export interface StoreCart {
  slug: string;
  cart: Cart<CartEntry> | null;
}

/** The cart of the store that is being looked at; null until it has been read. */
export const $cart = atom<StoreCart | null>(null);

/** The cart that this page has found too old; kept by no storage, so that it can be had again from this page alone. */
export const $cleared = atom<StoreCart | null>(null);

export const cartName = (slug: string) => `cart:${slug}`;

export async function openCart(slug: string): Promise<void> {
  if ($cart.get()?.slug === slug) return;
  const kept = await readEntry<Cart<CartEntry>>(cartName(slug));
  const isOld = kept !== null && isExpired(kept, Date.now());
  if (isOld) $cleared.set({ slug, cart: kept });
  // What was added while the old cart was being read stays.
  if ($cart.get()?.slug === slug) return;
  if (isOld) await removeEntry(cartName(slug));
  if ($cart.get()?.slug !== slug) $cart.set({ slug, cart: isOld ? null : kept });
}

export function addEntry(slug: string, entry: CartEntry): void {
  noteItem(entry.itemId, 'add');
  keep(slug, addToCart(cartOf(slug), entry, Date.now()));
}

export function setQuantity(slug: string, key: string, quantity: number): void {
  const cart = cartOf(slug);
  if (cart) keep(slug, changeQuantity(cart, key, quantity));
}

/** In place of one line, after its choices were changed. */
export function replaceEntry(slug: string, key: string, entry: CartEntry): void {
  const cart = cartOf(slug);
  if (cart) keep(slug, replaceLine(cart, key, entry));
}

/** In place of the whole cart: after an accepted change of prices, or to repeat an order. */
export function replaceCart(slug: string, cart: Cart<CartEntry> | null): void {
  // With a cart that was ordered, the one before it is done with as well.
  if (!cart) $cleared.set(null);
  keep(slug, cart);
}

function cartOf(slug: string): Cart<CartEntry> | null {
  const open = $cart.get();
  return open?.slug === slug ? open.cart : null;
}

function keep(slug: string, cart: Cart<CartEntry> | null): void {
  $cart.set({ slug, cart });
  void (cart ? writeEntry(cartName(slug), cart) : removeEntry(cartName(slug)));
}

/** Another tab of the same store has changed the cart. */
export function followOtherTabs(): () => void {
  const onStorage = async ({ key }: StorageEvent) => {
    const slug = $cart.get()?.slug;
    if (slug === undefined || key !== cartName(slug)) return;
    $cart.set({ slug, cart: await readEntry<Cart<CartEntry>>(cartName(slug)) });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
