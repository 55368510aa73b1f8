import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/http/schemas.ts';
import type { Sites } from '../platform/site/sites.ts';

/** Parameters of an address that name a store, or something of one store. The first that is there counts. */
const NAMING = ['storeId', 'slug', 'orderSlug', 'menuId', 'orderId'] as const;

/** Parameters of a query that do. The page of an order is also asked for by `?s=`. */
const NAMING_QUERY = ['store', 'profileID', 's'] as const;

/** Nothing has a longer name, or one with control characters. */
const WRITTEN = /^[^\p{Cc}]{1,256}$/u;

/** The id of no store. */
const NOWHERE = '00000000-0000-4000-8000-000000000000';

type Named = Record<string, unknown> | null | undefined;

/**
 * Lets a request find the stores of its own brand alone. A name of another brand's becomes one that nobody has, so
 * that the answer is the one for a store that does not exist.
 */
export function keepToBrand(app: App, sites: Sites): void {
  app.addHook('onRequest', async (request) => {
    if (sites.brands.size === 1) return;
    const params = request.params as Named;
    await hideOther(request, sites, params, NAMING.find((name) => typeof params?.[name] === 'string') ?? '');
    for (const name of NAMING_QUERY) await hideOther(request, sites, request.query as Named, name);
  });
  app.addHook('preValidation', async (request) => {
    // Older clients name the store in the body.
    if (sites.brands.size > 1) await hideOther(request, sites, request.body as Named, 'profileID');
  });
}

async function hideOther({ site }: FastifyRequest, sites: Sites, given: Named, name: string): Promise<void> {
  const named = given?.[name];
  if (!given || typeof named !== 'string' || !WRITTEN.test(named)) return;
  const brandId = await sites.brandAt(named);
  if (brandId !== null && brandId !== site.brandId) given[name] = NOWHERE;
}
