import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { deleteImage, isUsedByAnyStore, selectImageIds } from './queries.ts';

/** Deletes a store's pictures, and the files that no other store has. */
export async function erasePictures(ctx: Ctx, storeId: string): Promise<void> {
  // Before the lock: a picture that is added meanwhile goes when no menu names it.
  for (const imageId of await selectImageIds(ctx.db, storeId)) {
    await withTransaction({ ...ctx, storeId }, async (tx) => {
      await deleteImage(tx.db, { storeId, imageId });
      if (!(await isUsedByAnyStore(tx.db, imageId))) await ctx.services.images.delete(imageId);
    });
  }
}
