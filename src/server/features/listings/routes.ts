import * as z from 'zod';
import { type ListingPage, listingPage } from '#domain/api/listing.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { type Network, networkOf } from '../../platform/limits/network.ts';
import { findStores, type ListingQuery } from './find-stores.ts';

const MOST_AT_ONCE = 50;
const USUAL_LIMIT = 24;

/** An empty value is no value: forms send all of their fields. */
export const listingQuery = z.object({
  q: z.string().max(200).default(''),
  after: z.string().max(4000).default(''),
  limit: z
    .string()
    .regex(/^(0*[1-9]\d*)?$/, `From 1 to ${MOST_AT_ONCE}`)
    .default(''),
});

export function readListingQuery({ q, after, limit }: z.infer<typeof listingQuery>): ListingQuery {
  return {
    q,
    after: after === '' ? null : after,
    limit: limit === '' ? USUAL_LIMIT : Math.min(Number(limit), MOST_AT_ONCE),
  };
}

export async function findStoresFor(
  services: Services,
  network: Network,
  query: ListingQuery,
): Promise<ListingPage> {
  // A search reads the words of every store; browsing costs little.
  await services.limiter.take(query.q === '' ? 'browsing' : 'searches', network);
  return findStores(guestContext(services), query);
}

export function listingRoutes(app: App, services: Services): void {
  app.get(
    '/api/store-listings',
    {
      schema: {
        tags: ['Stores'],
        operationId: 'listStores',
        summary: 'Stores that want to be found, by words of their name, city, dishes or description',
        querystring: listingQuery,
        response: { 200: listingPage },
      },
    },
    async (request) => findStoresFor(services, networkOf(request), readListingQuery(request.query)),
  );
}
