import type { Listing } from '#domain/api/listing.ts';
import { readListed } from '../features/listings/find-stores.ts';
import type { Ctx } from '../platform/context/context.ts';
import { readDemoStores } from './queries.ts';

/** None where the program was started without them. */
export async function listDemoStores(ctx: Ctx): Promise<Listing[]> {
  return readListed(ctx, await readDemoStores(ctx.db));
}
