import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { ForeignPictureView } from '../../wire/foreign-pictures.ts';
import { selectForeignPictures } from './foreign-queries.ts';

/** After this many tries the picture shows as failed. It is tried again anyway. */
const TRIES_TO_TELL = 3;

/** The state of the pictures of other sites that the menu names. */
export async function listForeignPictures(ctx: StoreCtx): Promise<{ pictures: ForeignPictureView[] }> {
  authorise(ctx, 'catalogue.read');
  const rows = await selectForeignPictures(ctx.db, ctx.storeId);
  const stateOf = (picture: string | null, tries: number) => {
    if (picture !== null) return 'kept';
    return tries >= TRIES_TO_TELL ? 'failed' : 'fetching';
  };
  return {
    pictures: rows.map(({ url, picture, tries }) => ({ url, picture, state: stateOf(picture, tries) })),
  };
}
