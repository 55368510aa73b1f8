import type { Listing } from '#domain/api/listing.ts';
import { FIRST_BRAND } from '#domain/site/brand.ts';
import { findListings } from '../features/listings/find-stores.ts';
import type { Ctx } from '../platform/context/context.ts';
import { readDemoStores } from './queries.ts';

/** Empty if the program was started without them, and for brands that came later. */
export async function listDemoStores(ctx: Ctx): Promise<Listing[]> {
  if (ctx.site.brandId !== FIRST_BRAND) return [];
  return findListings(ctx, await readDemoStores(ctx.db));
}
