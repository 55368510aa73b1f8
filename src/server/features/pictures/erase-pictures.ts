import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { findNamed } from './find-named.ts';
import { deleteImage, isUsedByAnyStore, selectImageIds } from './queries.ts';

/** Deletes a store's pictures, and the files that no other store has or names. */
export async function erasePictures(ctx: Ctx, storeId: string): Promise<void> {
  // Before the lock: a picture that is added meanwhile goes when no menu names it.
  const imageIds = await selectImageIds(ctx.db, storeId);
  const named = await findNamed(ctx, imageIds, storeId);
  for (const imageId of imageIds) {
    await withTransaction({ ...ctx, storeId }, async (tx) => {
      await deleteImage(tx.db, { storeId, imageId });
      const isUsed = named.has(imageId) || (await isUsedByAnyStore(tx.db, imageId));
      if (!isUsed) await ctx.services.images.delete(imageId);
    });
  }
}
