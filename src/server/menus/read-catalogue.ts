import type { CatalogueView } from '#domain/api/catalogue.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { findStore } from '../stores/find-store.ts';
import { presentCatalogue } from './replace-catalogue.ts';

export async function readWholeCatalogue(ctx: StoreCtx): Promise<CatalogueView> {
  authorise(ctx, 'catalogue.read');
  const store = await findStore(ctx.db, ctx.storeId);
  const catalogue = await ctx.services.shelf.getAt(ctx.db, store);
  return presentCatalogue(catalogue, store.revision, ctx.now);
}
