import type { StoreModel } from '#domain/api/store-model.ts';
import { newestStory, nextStoryChange } from '#domain/blog/post.ts';
import { AppError } from '#domain/errors.ts';
import { fittingMenu } from '#domain/menu/fitting-menu.ts';
import { type Menu, minutesToNextMenu, nextStateChange } from '#domain/menu/menu.ts';
import { takesUpi } from '#domain/placing/way-to-pay.ts';
import { nextTypeResume } from '#domain/store/type-pauses.ts';
import { earliest, minuteOfDayIn } from '#domain/time/clock.ts';
import { MINUTE } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { CachedBody } from '../../platform/http/cached-body.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { cachedJson } from './cached-json.ts';
import { menusServedAt, storePageView } from './store-page.ts';

/** Describes a store at this moment. `view` builds the model only where no cached one is found. */
export interface StoreNow {
  cached: CachedStore;
  menus: Menu[];
  /** The menu that fits the hour, if one fits better than the others. */
  fitting: string | null;
  /** Changes with the page, except for what ends by time alone (`validUntil`). */
  key: string;
  validUntil: number | null;
  view(): StoreModel;
}

export async function findStoreNow(ctx: Ctx, slug: string): Promise<StoreNow> {
  const cached = await ctx.services.storeCache.getBySlug(slug);
  if (!cached) throw new AppError('STORE_NOT_FOUND');
  const { store } = cached;
  const minuteOfDay = minuteOfDayIn(store.timeZone, ctx.now);
  const menus = menusServedAt(cached, minuteOfDay);
  const fitting = fittingMenu(menus)?.id ?? null;
  const opening = cached.openingAt(ctx.now);
  const { fromMinutes, toMinutes } = await ctx.services.estimates.get(store.storeId);
  const estimate = { fromMinutes, toMinutes };
  const popular = await ctx.services.popularDishes.get(store.storeId);
  const menuChangesAt = inMinutes(ctx.now, minutesToNextMenu(cached.catalogue.menus, minuteOfDay));
  const { dated, firstAt } = cached.stories;
  const story = newestStory(dated, ctx.now);
  const hasStories = firstAt !== null && firstAt <= ctx.now;
  const changesAt = earliest([
    nextStoryChange(dated, ctx.now),
    nextStateChange(menus, ctx.now),
    nextTypeResume(store.pausedTypes, ctx.now),
    opening.open ? opening.closesAt : opening.opensAt,
    menuChangesAt,
  ]);
  return {
    cached,
    menus,
    fitting,
    key: JSON.stringify([
      store.storeId,
      store.revision,
      menus.map(({ id }) => id),
      opening,
      estimate,
      popular,
      story?.id,
      hasStories,
    ]),
    validUntil: changesAt,
    view: () => ({
      page: storePageView(ctx, cached, menus),
      color: store.primaryColor,
      opening,
      revision: store.revision,
      timeZone: store.timeZone,
      takesUpi: takesUpi(store),
      isRounding: cached.isRounding,
      popular,
      fittingMenu: fitting,
      story: story && { id: story.id, slug: story.slug, title: story.title },
      ...(menus.length === 0 ? { menuAt: menuChangesAt } : {}),
      hasStories,
      estimate,
      changesAt,
    }),
  };
}

export async function storeModelBody(ctx: Ctx, slug: string): Promise<CachedBody> {
  const { key, validUntil, view } = await findStoreNow(ctx, slug);
  return cachedJson(ctx, { name: `model ${key}`, validUntil, view });
}

/** Rounds down to the full minute, because menus begin and end with it. */
function inMinutes(now: number, minutes: number | null): number | null {
  return minutes === null ? null : Math.floor(now / MINUTE) * MINUTE + minutes * MINUTE;
}
