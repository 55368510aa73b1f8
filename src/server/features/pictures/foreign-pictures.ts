import { createHash } from 'node:crypto';
import { isForeign } from '#domain/menu/foreign-pictures.ts';
import type { Catalogue } from '#domain/store/catalogue.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findStore } from '../stores/find-store.ts';
import { deleteForeign, insertForeign, listForeign, listUnasked } from './foreign-queries.ts';
import { foreignOf, picturesOf } from './own-pictures.ts';

/** Of one store: what a menu names beyond that is never shown to guests. */
export const MOST_FOREIGN = 500;

/** In the transaction that writes the menu: what is new in it will be fetched, what it names no more is forgotten. */
export async function noteForeignPictures(ctx: Ctx, storeId: string, catalogue: Catalogue): Promise<void> {
  const named = foreignOf(picturesOf(catalogue));
  const known = await listForeign(ctx.db, storeId);
  if (named.size + known.length === 0) return;
  const { logo } = await findStore(ctx.db, storeId);
  if (isForeign(logo)) named.add(logo);
  const idle = known.filter(({ url }) => !named.has(url));
  await deleteForeign(
    ctx.db,
    storeId,
    idle.map(({ id }) => id),
  );
  const have = new Set(known.map(({ url }) => url));
  const room = MOST_FOREIGN - (known.length - idle.length);
  await ask(ctx, storeId, [...named].filter((url) => !have.has(url)).slice(0, Math.max(0, room)));
}

export async function noteForeignLogo(ctx: Ctx, storeId: string, logo: string): Promise<void> {
  if (!isForeign(logo)) return;
  const known = await listForeign(ctx.db, storeId);
  if (known.length < MOST_FOREIGN && !known.some(({ url }) => url === logo)) await ask(ctx, storeId, [logo]);
}

async function ask(ctx: Ctx, storeId: string, urls: string[]): Promise<void> {
  const namedBy = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  const rows = urls.map((url) => ({ storeId, id: idOf(storeId, url), url, namedBy }));
  await insertForeign(ctx.db, rows, new Date(ctx.now));
}

/** By its address, so that two who ask for it at once ask for the same. */
function idOf(storeId: string, url: string): string {
  const hex = createHash('sha256').update(`${storeId} ${url}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Menus and logos of before pictures were fetched. */
export async function sweepForeignPictures(ctx: Ctx, storeIds: string[]): Promise<void> {
  const unasked = await listUnasked(ctx.db, storeIds);
  for (const [storeId, rows] of Map.groupBy(unasked, (row) => row.storeId)) {
    const room = MOST_FOREIGN - (await listForeign(ctx.db, storeId)).length;
    await ask(ctx, storeId, rows.map(({ url }) => url).slice(0, Math.max(0, room)));
  }
}
