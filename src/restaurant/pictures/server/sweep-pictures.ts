import type { Ctx } from '#platform/context/server/context.ts';
import { withTransaction } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { deleteUnused } from './erase-pictures.ts';
import { findNamed } from './find-named.ts';
import { deleteUnseen, type StoreImageKey, selectUnseen, touchImages } from './queries.ts';

const KEPT_DAYS = 30;
const MOST_AT_ONCE = 500;

/**
 * Deletes pictures that no menu, profile, story, earlier menu or order has named for thirty days. This searches all stores,
 * so it runs at most once a day, for all pictures due by then.
 */
export async function sweepPictures(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now - KEPT_DAYS * DAY);
  const isTime = (await selectUnseen(ctx.db, new Date(before.getTime() - DAY), 1)).length > 0;
  if (!isTime) return;
  const due = await selectUnseen(ctx.db, before, MOST_AT_ONCE);
  const named = await findNamed(ctx, [...new Set(due.map(({ imageId }) => imageId))]);
  const [inUse, idle] = [
    due.filter(({ imageId }) => named.has(imageId)),
    due.filter(({ imageId }) => !named.has(imageId)),
  ];
  for (const [storeId, images] of Map.groupBy(inUse, (row) => row.storeId)) {
    const ids = images.map(({ imageId }) => imageId);
    await touchImages(ctx.db, storeId, ids, { before, now: new Date(ctx.now) });
  }
  for (const image of idle) await drop(ctx, image, before);
}

/** Each process has files of its own. */
export const cleanPictures = ({ services }: Ctx): Promise<void> => services.images.clean();

/** Deletes the picture while the row is locked. A new upload of the same picture waits and saves it again. */
async function drop(ctx: Ctx, image: StoreImageKey, before: Date): Promise<void> {
  await withTransaction({ ...ctx, storeId: image.storeId }, async (tx) => {
    if (!(await deleteUnseen(tx.db, image, before))) return;
    await deleteUnused(tx, image.imageId);
  });
}
