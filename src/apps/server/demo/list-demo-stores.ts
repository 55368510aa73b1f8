import type { Ctx } from '#platform/context/server/context.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { findListings } from '#restaurant/listing/server/find-stores.ts';
import type { Listing } from '#restaurant/listing/wire/listing.ts';
import { readDemoStores } from './queries.ts';

/** Empty if the program was started without them, and for brands that came later. */
export async function listDemoStores(ctx: Ctx): Promise<Listing[]> {
  if (ctx.site.brandId !== FIRST_BRAND) return [];
  return findListings(ctx, await readDemoStores(ctx.db));
}
