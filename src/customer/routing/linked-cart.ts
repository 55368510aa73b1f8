import { atom } from 'nanostores';
import { navigate } from 'wouter/use-browser-location';
import { parseMenuView } from '#domain/api/parse-menu-view.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { joinCart, lineKey } from '#domain/cart/cart.ts';
import { openLinkedCart, readLinkedCart } from '#domain/cart/linked-cart.ts';
import { storeTimeIn } from '#domain/time/store-hours.ts';
import { typeAt } from '../features/checkout/form/type-of.ts';
import { AS_NOBODY, loadPricing, pricedMenus } from '../pricing/pricing.ts';
import { openCart, openCartOf, replaceCart } from '../state/cart.ts';
import { readVisit } from '../state/visit.ts';

/** How many dishes of a link no menu of now has. The cart says so once. */
export const $notOnMenu = atom(0);

/**
 * Puts the dishes of a link, such as an assistant has made, into the cart and shows it. The guest sees each line and
 * sends the order. A link that is opened again changes nothing.
 */
export async function takeLinkedCart(store: StoreModel): Promise<void> {
  const linked = readLinkedCart(location.hash);
  if (linked === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (store.page.viewMode) return;
  const { slug } = store.page.profile;
  await Promise.all([openCart(slug), loadPricing(store)]);
  const now = Date.now();
  const visit = readVisit();
  const as = visit ? { type: typeAt(store, visit)?._id ?? null, table: visit.iden } : AS_NOBODY;
  const menus = pricedMenus(store.page.menus.map(parseMenuView), store, as);
  const { lines, unknown } = openLinkedCart(linked, menus, { time: storeTimeIn(store.timeZone, now), now });
  const entries = lines.map(({ entry }) => entry);
  // Also those of a time before, with what their guest has agreed to since.
  const keys = new Set(
    lines.flatMap(({ entry, selections }) => [entry, { ...entry, selections }].map(lineKey)),
  );
  const present = (openCartOf(slug)?.lines ?? []).filter((line) => !keys.has(lineKey(line)));
  const { cart, leftOut } = joinCart({ lines: present, timestamp: now }, entries, now);
  $notOnMenu.set(unknown.length + leftOut);
  if (cart.lines.length > 0) replaceCart(slug, cart);
  navigate('/place-order');
}
