import type { CatalogueView, ProductList } from '#ordering/catalogue/wire/catalogue.ts';
import { swapView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { isLargeMenu } from './saving/large-saves.ts';
import { wholeCatalogueView } from './whole-catalogue-view.ts';

export async function getCatalogue(ctx: StoreCtx): Promise<CatalogueView> {
  authorise(ctx, 'catalogue.read');
  const { store, written, swaps } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  if (isLargeMenu(written)) await ctx.services.limiter.take('largeMenus', ctx.actor.id);
  const whole = wholeCatalogueView(written, store.revision, ctx.now);
  return swaps.length > 0 ? { ...whole, swaps: swaps.map(swapView) } : whole;
}

export const productsOf = ({ menus }: CatalogueView): ProductList['products'] =>
  menus.flatMap(({ label: menu, categories }) =>
    categories.flatMap(({ label: category, items }) => items.map((item) => ({ ...item, menu, category }))),
  );

/** Takes no limit, for callers that have taken it. */
export async function getCurrentCatalogue(ctx: StoreCtx): Promise<CatalogueView> {
  const { store, written } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  return wholeCatalogueView(written, store.revision, ctx.now);
}
