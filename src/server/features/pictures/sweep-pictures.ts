import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { ImageFiles } from '../../platform/ports/image-files.ts';
import { eachStore } from '../stores/each-store.ts';
import { selectNamedInLines, selectNamedInMenus, selectNamedInRevisions } from './named-queries.ts';
import { deleteUnseen, isUsedByAnyStore, type StoreImageKey, selectUnseen, touchImages } from './queries.ts';

const KEPT_DAYS = 30;
const MOST_AT_ONCE = 500;

/**
 * Deletes pictures that no menu, profile, earlier menu or order has named for thirty days. This searches all stores,
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

/** Searches the cheap places first, and only for pictures not found yet. */
async function findNamed(ctx: Ctx, imageIds: string[]): Promise<Set<string>> {
  const named = new Set<string>();
  const rest = () => imageIds.filter((id) => !named.has(id));
  const note = (ids: string[]) => ids.forEach((id) => void named.add(id));
  for await (const storeIds of eachStore(ctx.db))
    if (rest().length > 0) note(await selectNamedInMenus(ctx.db, storeIds, rest()));
  for await (const storeIds of eachStore(ctx.db)) {
    for (const storeId of storeIds) {
      for (let after: number | null = -1; after !== null && rest().length > 0; ) {
        const found = await selectNamedInRevisions(ctx.db, storeId, rest(), after);
        note(found.named);
        after = found.next;
      }
      for (let from: string | null | undefined; from !== null && rest().length > 0; ) {
        const found = await selectNamedInLines(ctx.db, storeId, rest(), from);
        note(found.named);
        from = found.next;
      }
    }
  }
  return named;
}

/** Deletes the file while the row is locked. A new upload of the same picture waits and saves it again. */
async function drop(ctx: Ctx, image: StoreImageKey, before: Date): Promise<void> {
  const { images }: { images: ImageFiles } = ctx.services;
  await withTransaction({ ...ctx, storeId: image.storeId }, async (tx) => {
    if (!(await deleteUnseen(tx.db, image, before))) return;
    if (!(await isUsedByAnyStore(tx.db, image.imageId))) await images.delete(image.imageId);
  });
}
