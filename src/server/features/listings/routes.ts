import { type ListingQuery as AskedListing, MOST_LISTINGS } from '#domain/api/calls/store-queries.ts';
import { listingCalls } from '#domain/api/calls/stores.ts';
import type { ListingPage } from '#domain/api/listing.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { App } from '../../platform/http/schemas.ts';
import { type Network, networkOf } from '../../platform/limits/network.ts';
import { serve } from '../access/serve.ts';
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
