import { drawPictures, proposePictures, toDataUrl } from '#dish-pictures';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { DishToDraw } from '../wire/drawings.ts';

const PREVIEW = { width: 320, height: 240 };

/** Six small drawings of a dish. Drawings and uploads take turns, so that neither takes the whole processor. */
export async function proposeDrawings(ctx: StoreCtx, dish: DishToDraw): Promise<{ preview: string }[]> {
  authorise(ctx, 'image.upload');
  const { images } = ctx.services;
  return images.turnOf(ctx.actor.id)(async () => {
    const previews: { preview: string }[] = [];
    for await (const drawn of drawPictures({ ...PREVIEW, pictures: proposePictures(dish), brand: 'ffffff' }))
      previews.push({ preview: await toDataUrl(drawn) });
    return previews;
  });
}
