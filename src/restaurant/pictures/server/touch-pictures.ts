import type { Ctx } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { idOfUrl } from './image-name.ts';
import { insertImage, lockImages, touchImages } from './queries.ts';

/** Recent enough for the sweep, so that most saves write nothing. */
const FRESH_MS = DAY;

/** Runs in the transaction that names the pictures, so that a running sweep spares them. */
export async function touchPictures(ctx: Ctx, storeId: string, urls: (string | null)[]): Promise<void> {
  const ids = new Set(urls.map((url) => idOfUrl(url)).filter((id) => id !== null));
  if (ids.size === 0) return;
  const times = { before: new Date(ctx.now - FRESH_MS), now: new Date(ctx.now) };
  await touchImages(ctx.db, storeId, [...ids].toSorted(), times);
}

/** Gives a store the pictures of another that its menu names. Runs in the transaction that copies the menu. */
export async function sharePictures(
  ctx: Ctx,
  from: string,
  to: string,
  urls: (string | null)[],
): Promise<void> {
  const ids = new Set(urls.map((url) => idOfUrl(url)).filter((id) => id !== null));
  if (ids.size === 0) return;
  // Locked, so that no sweep deletes the last row about a picture meanwhile.
  for (const row of await lockImages(ctx.db, from, [...ids].toSorted()))
    await insertImage(ctx.db, { ...row, storeId: to, uploadedBy: null, lookedAt: new Date(ctx.now) });
}
