import { drawPictures, FRAMES, proposePictures, toPng } from '#dish-pictures';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SavedImage } from '#restaurant/pictures/server/masters/save-master.ts';
import { admitUpload } from '#restaurant/pictures/server/routes.ts';
import { savePicture } from '#restaurant/pictures/server/save-picture.ts';
import type { DishToDraw } from '../wire/drawings.ts';

/** Draws the chosen one again in full. Only its number was sent, so only proposed drawings are stored. */
export async function keepDrawing(
  ctx: StoreCtx,
  { choice, ...dish }: DishToDraw & { choice: number },
): Promise<SavedImage> {
  authorise(ctx, 'image.upload');
  await admitUpload(ctx);
  const { id, isVerified } = ctx.actor;
  const chosen = proposePictures(dish).slice(choice, choice + 1);
  const bytes = await ctx.services.images.turnOf(id)(async () => {
    for await (const drawn of drawPictures({ ...FRAMES.item, pictures: chosen, brand: 'ffffff' }))
      return toPng(drawn);
    throw new AppError('UNAVAILABLE');
  });
  return savePicture(ctx, { storeId: ctx.storeId, account: { id, isVerified } }, bytes);
}
