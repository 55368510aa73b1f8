import { nextTypeResume } from '#ordering/catalogue/rules/type-pauses.ts';
import { takesUpi } from '#ordering/placing/rules/way-to-pay.ts';
import { leftToday, nextPortions } from '#ordering/portions/server/take-portions.ts';
import { rulesAt } from '#ordering/price-rules/rules/price-rule.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { CachedBody } from '#platform/http/server/cached-body.ts';
import type { CachedStore, MenuHours, StoreHead } from '#platform/ports/server/menus.ts';
import type { StoreState } from '#platform/ports/server/pages.ts';
import { isOrderingPlan } from '#platform/site/server/plan-features.ts';
import { earliest } from '#platform/time/rules/clock.ts';
import { daysBetween, nextMidnight } from '#platform/time/rules/local-time.ts';
import { nextChangeAmong, storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { areasOfRules } from '#restaurant/stores/server/prices.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { fittingMenu } from '../../rules/diets/fitting-menu.ts';
import { type Menu, nextStateChange } from '../../rules/menu.ts';
import { cachedJson } from './cached-json.ts';
import { findHead, loadStore, menusServedAt, storePageView } from './store-page.ts';

/** Tells which page of a store is the right one at this moment. `load` is needed only where it is not kept. */
export interface StoreNow extends StoreState {
  head: StoreHead;
  menus: MenuHours[];
  /** The menu that fits the hour, if one fits better than the others. */
  fitting: string | null;
  load(): Promise<LoadedStore>;
}

/** A store with its dishes, at the revision of its head or a later one. */
export interface LoadedStore extends StoreState {
  cached: CachedStore;
  menus: Menu[];
  validUntil: number | null;
  view(): StoreModel;
}

export async function findStoreNow(ctx: Ctx, slug: string): Promise<StoreNow> {
  return describeHead(ctx, await findHead(ctx, slug));
}

export async function describeHead(ctx: Ctx, head: StoreHead): Promise<StoreNow> {
  const { menus, fitting, revision, state } = await describe(ctx, head, head.menus);
  const load = async () => loadNow(ctx, await loadStore(ctx, head));
  return { head, menus, fitting, revision, state, load };
}

/** What a page shows besides the dishes. All of it is in `state`, or in the revision. */
async function describe<M extends MenuHours>(
  ctx: Ctx,
  {
    store,
    openingAt,
    partsAt,
    counted,
    priceRules,
  }: Pick<StoreHead, 'store' | 'openingAt' | 'partsAt' | 'counted' | 'priceRules'>,
  all: M[],
) {
  const menus = menusServedAt(all, storeTimeIn(store.timeZone, ctx.now));
  const fitting = fittingMenu(menus)?.id ?? null;
  const opening = openingAt(ctx.now);
  const { estimates, popularDishes } = ctx.services;
  const [{ kept, ...estimate }, popular] = await Promise.all([
    estimates.get(store.storeId),
    popularDishes.get(store.storeId),
  ]);
  const parts = partsAt(ctx.now);
  const ids = menus.map(({ id }) => id);
  const isOrdering = isOrderingPlan(ctx.services, store, ctx.now);
  const left = leftToday(store.timeZone, ctx.now, counted);
  const rules = rulesAt(priceRules, store.timeZone, { at: ctx.now, channel: 'guest' }).map(({ id }) => id);
  const active = all.filter((menu) => menu.active);
  const menuChangesAt = nextChangeAmong(active, store.timeZone, ctx.now);
  const opensAt = opening.open ? (menus.length === 0 ? menuChangesAt : null) : opening.opensAt;
  const opensIn = opensAt === null ? null : daysBetween(store.timeZone, ctx.now, opensAt);
  const state = JSON.stringify([
    left,
    ids,
    opening,
    opensIn,
    estimate,
    kept,
    popular,
    parts.byTime,
    isOrdering,
    rules,
  ]);
  const shown = {
    opening,
    ...(opensIn !== null && { opensIn }),
    popular,
    fittingMenu: fitting,
    ...parts.shows,
    estimate,
    ...(kept && { kept }),
  };
  return { menus, fitting, revision: store.revision, state, parts, menuChangesAt, shown };
}

async function loadNow(ctx: Ctx, cached: CachedStore): Promise<LoadedStore> {
  const { store, catalogue } = cached;
  const { menus, revision, state, parts, menuChangesAt, shown } = await describe(
    ctx,
    { ...cached, priceRules: store.priceRules },
    catalogue.menus,
  );
  const { opening } = shown;
  const changesAt = earliest([
    parts.changesAt,
    nextStateChange(menus, ctx.now),
    nextTypeResume(store.pausedTypes, ctx.now),
    opening.open ? opening.closesAt : opening.opensAt,
    menuChangesAt,
    shown.opensIn ? nextMidnight(store.timeZone, ctx.now) : null,
    nextPortions(cached, ctx.now),
    nextChangeAmong(
      store.priceRules.map(({ when }) => when),
      store.timeZone,
      ctx.now,
    ),
  ]);
  return {
    cached,
    menus,
    revision,
    state,
    validUntil: changesAt,
    view: () => ({
      ...shown,
      page: storePageView(ctx, cached, menus),
      color: store.primaryColor,
      revision,
      timeZone: store.timeZone,
      takesUpi: takesUpi(store),
      isRounding: cached.isRounding,
      ...(store.priceRules.length > 0 ? { prices: pricesNow(ctx, cached) } : {}),
      ...(menus.length === 0 ? { menuAt: menuChangesAt } : {}),
      changesAt,
    }),
  };
}

function pricesNow(ctx: Ctx, { store: { priceRules, timeZone }, tables }: CachedStore) {
  const rules = rulesAt(priceRules, timeZone, { at: ctx.now, channel: 'guest' });
  return { rules, areas: areasOfRules(rules, tables) };
}

export async function storeModelBody(ctx: Ctx, slug: string): Promise<CachedBody> {
  const { head, revision, state, load } = await findStoreNow(ctx, slug);
  const { storeId } = head.store;
  return cachedJson(ctx, { storeId, address: ['model'], revision, state }, async () => {
    const loaded = await load();
    return { ...loaded, view: loaded.view() };
  });
}
