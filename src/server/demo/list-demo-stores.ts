import type { Listing } from '#domain/api/listing.ts';
import { findListings } from '../features/listings/find-stores.ts';
import type { Ctx } from '../platform/context/context.ts';
import { readDemoStores } from './queries.ts';

/** Empty if the program was started without them. */
export async function listDemoStores(ctx: Ctx): Promise<Listing[]> {
  return findListings(ctx, await readDemoStores(ctx.db));
}
