import { keepStates } from '#domain/menu-edit/keep-states.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { readPresentCatalogue } from './read-catalogue.ts';
import { findKept } from './read-revision.ts';
import { type SavedJson, saveCatalogue } from './replace-catalogue.ts';

/** An earlier menu again, as one new revision; what is sold out now stays so. */
export async function restoreRevision(ctx: StoreCtx, revision: number, seen: number): Promise<SavedJson> {
  authorise(ctx, 'catalogue.replace');
  await ctx.services.limiter.take('catalogueSaves', ctx.storeId);
  await ctx.services.limiter.take('largeMenus', ctx.actor.id);
  const { catalogue: earlier } = await findKept(ctx, revision);
  const restored = keepStates(earlier, await readPresentCatalogue(ctx));
  return saveCatalogue(ctx, restored, seen, { cause: 'restore', restored: revision });
}
