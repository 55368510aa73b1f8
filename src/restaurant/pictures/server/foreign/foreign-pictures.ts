import { createHash } from 'node:crypto';
import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { isForeign } from '#ordering/menu/rules/foreign-pictures.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { foreignOf, pictureUrlsOf } from '../own-pictures.ts';
import {
  deleteForeignPictures,
  insertForeignPictures,
  selectForeignPictures,
  selectUnrecorded,
} from './foreign-queries.ts';

/** The most pictures of other sites in one store. Guests never see those beyond it. */
export const MOST_FOREIGN = 500;

/**
 * Runs in the transaction that writes the menu. New pictures will be fetched, and those no longer named are deleted.
 */
export async function recordForeignPictures(ctx: Ctx, storeId: string, catalogue: Catalogue): Promise<void> {
  const named = foreignOf(pictureUrlsOf(catalogue));
  const known = await selectForeignPictures(ctx.db, storeId);
  if (named.size + known.length === 0) return;
  const { logo } = await findStore(ctx.db, storeId);
  if (isForeign(logo)) named.add(logo);
  const idle = known.filter(({ url }) => !named.has(url));
  await deleteForeignPictures(
    ctx.db,
    storeId,
    idle.map(({ id }) => id),
  );
  const have = new Set(known.map(({ url }) => url));
  const room = MOST_FOREIGN - (known.length - idle.length);
  await schedule(ctx, storeId, [...named].filter((url) => !have.has(url)).slice(0, Math.max(0, room)));
}

export async function recordForeignLogo(ctx: Ctx, storeId: string, logo: string): Promise<void> {
  if (!isForeign(logo)) return;
  const known = await selectForeignPictures(ctx.db, storeId);
  if (known.length < MOST_FOREIGN && !known.some(({ url }) => url === logo))
    await schedule(ctx, storeId, [logo]);
}

async function schedule(ctx: Ctx, storeId: string, urls: string[]): Promise<void> {
  const namedBy = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  const rows = urls.map((url) => ({ storeId, id: idOf(storeId, url), url, namedBy }));
  await insertForeignPictures(ctx.db, rows, new Date(ctx.now));
}

/** Derives the id from the address, so that two writers schedule the same picture. */
function idOf(storeId: string, url: string): string {
  const hex = createHash('sha256').update(`${storeId} ${url}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Schedules the pictures of menus and logos from before pictures were fetched. */
export async function sweepForeignPictures(ctx: Ctx, storeIds: string[]): Promise<void> {
  const unasked = await selectUnrecorded(ctx.db, storeIds);
  for (const [storeId, rows] of Map.groupBy(unasked, (row) => row.storeId)) {
    const room = MOST_FOREIGN - (await selectForeignPictures(ctx.db, storeId)).length;
    await schedule(ctx, storeId, rows.map(({ url }) => url).slice(0, Math.max(0, room)));
  }
}
