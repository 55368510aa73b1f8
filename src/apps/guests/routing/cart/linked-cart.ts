import { atom } from 'nanostores';
import { navigate } from 'wouter/use-browser-location';
import { joinCart, lineKey } from '#ordering/cart/rules/cart.ts';
import { openLinkedCart, readLinkedCart } from '#ordering/cart/rules/linked-cart.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { typeAt } from '#ordering/placing/guests/form/type-of.ts';
import { AS_NOBODY, loadPricing, pricedMenus } from '#ordering/prices/guests/pricing.ts';
import { openCart, openCartOf, replaceCart } from '#platform/phone/guests/state/cart.ts';
import { readVisit } from '#platform/phone/guests/state/visit.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

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
