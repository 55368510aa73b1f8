import type { CatalogueView } from '#domain/api/catalogue.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { isLargeMenu } from './large-saves.ts';
import { presentCatalogue } from './present-catalogue.ts';

export async function readWholeCatalogue(ctx: StoreCtx): Promise<CatalogueView> {
  authorise(ctx, 'catalogue.read');
  const { store, written } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  if (isLargeMenu(written)) await ctx.services.limiter.take('largeMenus', ctx.actor.id);
  return presentCatalogue(written, store.revision, ctx.now);
}

/** For a call that is counted already. */
export async function readPresentCatalogue(ctx: StoreCtx): Promise<CatalogueView> {
  const { store, written } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  return presentCatalogue(written, store.revision, ctx.now);
}
