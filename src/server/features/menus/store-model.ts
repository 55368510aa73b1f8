import type { StoreModel } from '#domain/api/store-model.ts';
import { AppError } from '#domain/errors.ts';
import { type Menu, minutesToNextMenu, nextStateChange } from '#domain/menu/menu.ts';
import { takesUpi } from '#domain/placing/way-to-pay.ts';
import { nextTypeResume } from '#domain/store/type-pauses.ts';
import { earliest, minuteOfDayIn } from '#domain/time/clock.ts';
import { MINUTE } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { CachedBody } from '../../platform/http/cached-body.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { keepJson } from './keep-json.ts';
import { menusServedAt, presentStorePage } from './store-page.ts';

/** A store as a page shows it at this moment; the page itself is only written out when it is asked for. */
export interface StoreNow {
  shelved: CachedStore;
  menus: Menu[];
  /** The same text as long as the page would be the same, but for what ends by itself. */
  key: string;
  validUntil: number | null;
  present(): StoreModel;
}

export async function findStoreNow(ctx: Ctx, slug: string): Promise<StoreNow> {
  const shelved = await ctx.services.storeCache.getBySlug(slug);
  if (!shelved) throw new AppError('STORE_NOT_FOUND');
  const { store } = shelved;
  const minuteOfDay = minuteOfDayIn(store.timeZone, ctx.now);
  const menus = menusServedAt(shelved, minuteOfDay);
  const opening = shelved.openingAt(ctx.now);
  const { fromMinutes, toMinutes } = await ctx.services.estimates.get(store.storeId);
  const estimate = { fromMinutes, toMinutes };
  const changesAt = earliest([
    nextStateChange(menus, ctx.now),
    nextTypeResume(store.pausedTypes, ctx.now),
    opening.open ? opening.closesAt : opening.opensAt,
    inMinutes(ctx.now, minutesToNextMenu(shelved.catalogue.menus, minuteOfDay)),
  ]);
  return {
    shelved,
    menus,
    key: JSON.stringify([store.storeId, store.revision, menus.map(({ id }) => id), opening, estimate]),
    validUntil: changesAt,
    present: () => ({
      page: presentStorePage(ctx, shelved, menus),
      color: store.primaryColor,
      opening,
      revision: store.revision,
      timeZone: store.timeZone,
      takesUpi: takesUpi(store),
      isRounding: shelved.isRounding,
      estimate,
      changesAt,
    }),
  };
}

export async function storeModelBody(ctx: Ctx, slug: string): Promise<CachedBody> {
  const { key, validUntil, present } = await findStoreNow(ctx, slug);
  return keepJson(ctx, { name: `model ${key}`, validUntil, present });
}

/** At the full minute, as clocks show it. */
function inMinutes(now: number, minutes: number | null): number | null {
  return minutes === null ? null : Math.floor(now / MINUTE) * MINUTE + minutes * MINUTE;
}
