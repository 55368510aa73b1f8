import { openLinkedCart, writeLinkedCart } from '#ordering/cart/rules/linked-cart.ts';
import { linkedCartFaults } from '#ordering/cart/rules/linked-cart-faults.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { sumOf } from '#ordering/menu/rules/options/options.ts';
import { shownOptions } from '#ordering/menu/rules/options/shown-options.ts';
import { swapsOf } from '#ordering/menu/rules/options/swaps.ts';
import { findStoreNow } from '#ordering/menu/server/store-page/store-model.ts';
import { menusPricedAt } from '#ordering/price-rules/rules/price-at.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import {
  type CartBody,
  type GuestMenu,
  type PreparedCart,
  toGuestMenu,
  toLinkedLines,
} from '../wire/guests.ts';

/** The menus of now at the prices of now, for a guest of whom nothing else is known. */
async function readMenus(
  ctx: Ctx,
  slug: string,
): Promise<{ model: StoreModel; menus: Menu[]; link: string }> {
  const { load } = await findStoreNow(ctx, slug);
  const model = (await load()).view();
  const moment = { rules: model.prices?.rules ?? [], type: null, area: null };
  const link = `${ctx.site.origin}/${model.page.profile.slug}`;
  return { model, menus: menusPricedAt(model.page.menus.map(parseMenuView), moment), link };
}

export async function readGuestMenu(ctx: Ctx, slug: string, find: string | undefined): Promise<GuestMenu> {
  const { model, menus, link } = await readMenus(ctx, slug);
  return toGuestMenu(model, menus, { link, find });
}

/** Nothing is kept: the link has the whole cart, and the guest's browser checks it again. */
export async function prepareCart(ctx: Ctx, slug: string, body: CartBody): Promise<PreparedCart> {
  const { model, menus, link } = await readMenus(ctx, slug);
  const { currency } = model.page.profile;
  if (model.page.viewMode) throw new AppError('VIEW_ONLY');
  const at = { time: storeTimeIn(model.timeZone, ctx.now), now: ctx.now };
  const linked = toLinkedLines(body);
  const cart = openLinkedCart(linked, menus, at);
  const faults = linkedCartFaults(cart);
  if (faults.length > 0) throw new AppError('ITEM_UNAVAILABLE', { dishes: faults });
  const lines = cart.lines.map(({ entry, found, selections }) => ({
    name: entry.label,
    options: found ? shownOptions(found.item, selections) : [],
    swaps: found ? swapsOf(found.item).map(({ label }) => label) : [],
    quantity: entry.quantity,
    price: entry.unit,
  }));
  return {
    link: `${link}#${writeLinkedCart(linked)}`,
    currency,
    lines,
    total: sumOf(lines.map(({ price, quantity }) => price * quantity)),
  };
}
