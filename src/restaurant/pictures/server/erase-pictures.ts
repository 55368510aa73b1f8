import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { findNamed } from './find-named.ts';
import { lockMaster } from './masters/master-queries.ts';
import { deleteImage, isUsedByAnyStore, selectImageIds } from './queries.ts';

/** Deletes a store's pictures, and those pictures that no other store has or names. */
export async function erasePictures(ctx: Ctx, storeId: string): Promise<void> {
  // Before the lock: a picture that is added meanwhile goes when no menu names it.
  const imageIds = await selectImageIds(ctx.db, storeId);
  const named = await findNamed(ctx, imageIds, storeId);
  for (const imageId of imageIds) {
    await withTransaction({ ...ctx, storeId }, async (tx) => {
      await deleteImage(tx.db, { storeId, imageId });
      if (!named.has(imageId)) await deleteUnused(tx, imageId);
    });
  }
}

/** Deletes a picture that no store has any more. Whoever uploads it meanwhile waits, and saves it again. */
export async function deleteUnused(tx: Ctx, imageId: string): Promise<void> {
  await lockMaster(tx.db, imageId);
  if (!(await isUsedByAnyStore(tx.db, imageId))) await tx.services.images.delete(imageId, tx.db);
}
