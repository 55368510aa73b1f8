import { keepStates } from '#domain/menu-edit/keep-states.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { readWholeCatalogue } from '../menus/read-catalogue.ts';
import { type SavedJson, saveCatalogue } from '../menus/replace-catalogue.ts';
import { findKept } from './read-revision.ts';

/** An earlier menu again, as one new revision; what is sold out now stays so. */
export async function restoreRevision(ctx: StoreCtx, revision: number, seen: number): Promise<SavedJson> {
  authorise(ctx, 'catalogue.replace');
  await ctx.services.limiter.take('catalogueSaves', ctx.storeId);
  const { catalogue: earlier } = await findKept(ctx, revision);
  const restored = keepStates(earlier, await readWholeCatalogue(ctx));
  return saveCatalogue(ctx, restored, seen, { cause: 'restore', restored: revision });
}
