import type { Ctx } from '#platform/context/server/context.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { type Network, networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import {
  type ListingQuery as AskedListing,
  MOST_LISTINGS,
} from '#restaurant/stores/wire/store-queries-calls.ts';
import { listingCalls } from '#restaurant/stores/wire/stores-calls.ts';
import type { ListingPage } from '../wire/listing.ts';
import { findStores, type StoreSearch } from './find-stores.ts';

const DEFAULT_LIMIT = 24;

export function parseStoreSearch({ q, after, limit }: AskedListing): StoreSearch {
  return {
    q,
    after: after === '' ? null : after,
    limit: limit === '' ? DEFAULT_LIMIT : Math.min(Number(limit), MOST_LISTINGS),
  };
}

export async function findStoresFor(ctx: Ctx, network: Network, query: StoreSearch): Promise<ListingPage> {
  // A search reads the words of every store, while browsing is cheap.
  await ctx.services.limiter.take(query.q === '' ? 'browsing' : 'searches', network);
  return findStores(ctx, query);
}

export function listingRoutes(app: App): void {
  serve(app, listingCalls, {
    listStores: async (ctx, request) =>
      findStoresFor(ctx, networkOf(request), parseStoreSearch(request.query)),
  });
}
