import { nextTypeResume } from '#ordering/catalogue/rules/type-pauses.ts';
import { menuForGuests } from '#ordering/catalogue/wire/catalogue-view.ts';
import { leftToday, nextPortions } from '#ordering/portions/server/take-portions.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { CachedBody } from '#platform/http/server/cached-body.ts';
import { toDecimal, toNumber } from '#platform/money/rules/money.ts';
import type { CachedStore, MenuHours, StoreHead } from '#platform/ports/server/menus.ts';
import type { AskedPage } from '#platform/ports/server/pages.ts';
import { isOrderingPlan } from '#platform/site/server/plan-features.ts';
import { earliest, formatClock } from '#platform/time/rules/clock.ts';
import { type StoreTime, storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { findStoreIdByMenu, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { storeViewForGuests } from '#restaurant/stores/server/views.ts';
import type { OlderStorePage, StorePage } from '#restaurant/stores/wire/store.ts';
import { ownOrNull } from '../../rules/foreign-pictures.ts';
import { type Menu, nextStateChange, visibleCategories } from '../../rules/menu.ts';
import { menusWithPartsThere, thereIn } from '../../rules/options/combo.ts';
import { startingPrice } from '../../rules/options/options.ts';
import { menuWithLeft } from '../../rules/portions.ts';
import { isMenuActive } from '../../rules/served.ts';
import { cachedJson } from './cached-json.ts';

export async function findHead({ services }: Ctx, slug: string): Promise<StoreHead> {
  const head = await services.storeHeads.getBySlug(slug);
  if (!head) throw new AppError('STORE_NOT_FOUND');
  return head;
}

/** The whole store, as it was when its head was read or later. */
export async function loadStore({ services }: Ctx, { store, counted }: StoreHead): Promise<CachedStore> {
  return { ...(await services.storeCache.getSince(services.db, store.storeId, store.revision)), counted };
}

/** Serves the menus of a minute of the store's day, now where it is null. */
export function storePageAt(ctx: Ctx, head: StoreHead, minuteOfDay: number | null): Promise<CachedBody> {
  const now = idsServedNow(ctx, head);
  const today = storeTimeIn(head.store.timeZone, ctx.now);
  const ids =
    minuteOfDay === null ? now : idsOf(menusServedAt(head.menus, { ...today, minute: minuteOfDay }));
  const isNow = ids.join(' ') === now.join(' ');
  return render(
    ctx,
    head,
    ids,
    isNow ? nowAt('menus', now) : { ...alwaysAt('menus', ids), memoryOnly: true },
  );
}

export async function menuPage(ctx: Ctx, menuId: string): Promise<CachedBody> {
  const { head, menu } = await findActiveMenu(ctx, menuId);
  return render(ctx, head, [menu.id], alwaysAt('menu', menu.id));
}

export async function menuTime(ctx: Ctx, menuId: string) {
  const { head, menu } = await findActiveMenu(ctx, menuId);
  return {
    _id: menu.id,
    activeStartTime: menu.start === null ? null : formatClock(menu.start),
    activeEndTime: menu.end === null ? null : formatClock(menu.end),
    activeNow: isMenuActive(menu, storeTimeIn(head.store.timeZone, ctx.now)),
  };
}

/** The older format has one list of categories and one price for each item. */
export async function olderStorePage(ctx: Ctx, text: string): Promise<CachedBody> {
  const storeId = parseStoreId(text);
  const head = await ctx.services.storeHeads.get(storeId);
  if (!head) throw new AppError('STORE_NOT_FOUND');
  const ids = idsServedNow(ctx, head);
  const kept = nowAt('older', ids);
  return cachedJson(ctx, { storeId, revision: head.store.revision, ...kept }, async () => {
    const cached = await loadStore(ctx, head);
    const view = olderPageView(cached, menusOf(cached, ids));
    return { revision: cached.store.revision, state: kept.state, validUntil: null, view };
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
export async function findActiveMenu(
  ctx: Ctx,
  menuId: string,
): Promise<{ head: StoreHead; menu: MenuHours }> {
  const storeId = await findStoreIdByMenu(ctx.db, menuId);
  const head = storeId === null ? null : await ctx.services.storeHeads.get(storeId);
  const menu = head?.menus.find(({ id, active }) => active && id === menuId);
  if (!head || !menu) throw new AppError('MENU_NOT_FOUND');
  return { head, menu };
}

type Kept = Pick<AskedPage, 'address' | 'state' | 'memoryOnly'>;

/** Renders a choice of menus once, until the store changes or a state ends by time. */
function render(ctx: Ctx, head: StoreHead, ids: string[], kept: Kept): Promise<CachedBody> {
  const { storeId, revision } = head.store;
  // Other programs may learn later than the revision that a plan no longer lets guests order.
  const isOrdering = isOrderingPlan(ctx.services, head.store, ctx.now);
  const address = [...kept.address, isOrdering];
  const state = `${kept.state} ${JSON.stringify(leftToday(head.store.timeZone, ctx.now, head.counted))}`;
  return cachedJson(ctx, { storeId, revision, ...kept, address, state }, async () => {
    const cached = await loadStore(ctx, head);
    const menus = menusOf(cached, ids);
    return {
      revision: cached.store.revision,
      state,
      validUntil: earliest([
        nextPortions(cached, ctx.now),
        // A combo may have dishes of another menu.
        nextStateChange(cached.catalogue.menus, ctx.now),
        nextTypeResume(cached.store.pausedTypes, ctx.now),
      ]),
      view: storePageView(ctx, cached, menus),
    };
  });
}

/** One body, which is replaced when other menus are served. */
const nowAt = (kind: string, ids: string[]): Kept => ({ address: [kind, 'now'], state: ids.join(' ') });
const alwaysAt = (kind: string, ids: string | string[]): Kept => ({ address: [kind, ids], state: '' });

const idsOf = (menus: MenuHours[]): string[] => menus.map(({ id }) => id);
const idsServedNow = ({ now }: Ctx, { store, menus }: StoreHead): string[] =>
  idsOf(menusServedAt(menus, storeTimeIn(store.timeZone, now)));
const menusOf = ({ catalogue }: CachedStore, ids: string[]): Menu[] =>
  catalogue.menus.filter(({ id, active }) => active && ids.includes(id));

export function storePageView(ctx: Ctx, cached: CachedStore, menus: Menu[]): StorePage {
  const left = leftToday(cached.store.timeZone, ctx.now, cached.counted);
  const isThere = thereIn(cached.catalogue.menus, ctx.now, left);
  const offered = menusWithPartsThere(menus, isThere);
  return {
    profile: storeViewForGuests(cached, ctx.now),
    menus: offered.map((menu) => menuForGuests(menuWithLeft(menu, left), ctx.now)),
    viewMode: cached.store.viewOnly || !isOrderingPlan(ctx.services, cached.store, ctx.now),
  };
}

export function menusServedAt<M extends MenuHours>(menus: M[], time: StoreTime): M[] {
  return menus.filter((menu) => isMenuActive(menu, time));
}
