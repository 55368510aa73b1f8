import { menuForGuests } from '#domain/api/catalogue-view.ts';
import type { OlderStorePage, StorePage } from '#domain/api/store.ts';
import { AppError } from '#domain/errors.ts';
import { ownOrNull } from '#domain/menu/foreign-pictures.ts';
import { isMenuActive, type Menu, nextStateChange, visibleCategories } from '#domain/menu/menu.ts';
import { startingPrice } from '#domain/menu/options.ts';
import { toDecimal, toNumber } from '#domain/money/money.ts';
import { nextTypeResume } from '#domain/store/type-pauses.ts';
import { earliest, formatClock, minuteOfDayIn } from '#domain/time/clock.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { CachedBody } from '../../platform/http/cached-body.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { findStoreIdByMenu, parseStoreId } from '../stores/find-store.ts';
import { storeViewForGuests } from '../stores/views.ts';
import { cachedJson } from './cached-json.ts';

/** Serves the menus of a minute of the store's day, now where it is null. */
export async function storePageAt(ctx: Ctx, slug: string, minuteOfDay: number | null): Promise<CachedBody> {
  const cached = await ctx.services.storeCache.getBySlug(slug);
  if (!cached) throw new AppError('STORE_NOT_FOUND');
  const minute = minuteOfDay ?? minuteOfDayIn(cached.store.timeZone, ctx.now);
  return render(ctx, cached, menusServedAt(cached, minute));
}

export async function menuPage(ctx: Ctx, menuId: string): Promise<CachedBody> {
  const { cached, menu } = await findActiveMenu(ctx, menuId);
  return render(ctx, cached, [menu]);
}

export async function menuTime(ctx: Ctx, menuId: string) {
  const { cached, menu } = await findActiveMenu(ctx, menuId);
  return {
    _id: menu.id,
    activeStartTime: menu.start === null ? null : formatClock(menu.start),
    activeEndTime: menu.end === null ? null : formatClock(menu.end),
    activeNow: isMenuActive(menu, minuteOfDayIn(cached.store.timeZone, ctx.now)),
  };
}

/** The older format has one list of categories and one price for each item. */
export async function olderStorePage(ctx: Ctx, storeId: string): Promise<CachedBody> {
  const cached = await ctx.services.storeCache.get(parseStoreId(storeId));
  const menus = menusServedAt(cached, minuteOfDayIn(cached.store.timeZone, ctx.now));
  return cachedJson(ctx, {
    name: `older ${nameOf(cached, menus)}`,
    validUntil: null,
    view: () => olderPageView(cached, menus),
  });
}

function olderPageView({ store }: CachedStore, menus: Menu[]): OlderStorePage {
  const { name, description, currency } = store;
  const logo = ownOrNull(store.logo);
  return {
    profile: { logo, name, description, currency },
    menu: {
      categories: menus.flatMap(visibleCategories).map((category) => ({
        _id: category.id,
        label: category.label,
        discount: toNumber(category.discount),
        order: category.order,
        image: category.image,
        items: category.items.map((item) => ({
          label: item.label,
          itemId: item.id,
          price: toDecimal(startingPrice(item)),
        })),
      })),
    },
  };
}

/** Finds no menu that its store has switched off. */
export async function findActiveMenu(ctx: Ctx, menuId: string): Promise<{ cached: CachedStore; menu: Menu }> {
  const storeId = await findStoreIdByMenu(ctx.db, menuId);
  const cached = storeId === null ? null : await ctx.services.storeCache.get(storeId);
  const menu = cached?.catalogue.menus.find(({ id, active }) => active && id === menuId);
  if (!cached || !menu) throw new AppError('MENU_NOT_FOUND');
  return { cached, menu };
}

/** Renders each choice of menus once, until the store changes or a state ends by time. */
function render(ctx: Ctx, cached: CachedStore, menus: Menu[]): CachedBody {
  return cachedJson(ctx, {
    name: nameOf(cached, menus),
    validUntil: earliest([
      nextStateChange(menus, ctx.now),
      nextTypeResume(cached.store.pausedTypes, ctx.now),
    ]),
    view: () => storePageView(ctx, cached, menus),
  });
}

function nameOf({ store }: CachedStore, menus: Menu[]): string {
  return [store.storeId, store.revision, ...menus.map(({ id }) => id)].join(' ');
}

export function storePageView(ctx: Ctx, cached: CachedStore, menus: Menu[]): StorePage {
  return {
    profile: storeViewForGuests(cached, ctx.now),
    menus: menus.map((menu) => menuForGuests(menu, ctx.now)),
    viewMode: cached.store.viewOnly,
  };
}

export function menusServedAt({ catalogue }: CachedStore, minuteOfDay: number): Menu[] {
  return catalogue.menus.filter((menu) => isMenuActive(menu, minuteOfDay));
}
