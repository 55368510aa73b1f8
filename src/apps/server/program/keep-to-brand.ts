import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { storeKeyOf } from '#platform/ids/server/ids.ts';
import type { NameKind, Sites } from '#platform/site/server/sites.ts';

type Kinds = readonly NameKind[];

/** Parameters of an address that name a store, or something of one store, and as what. The first that is there counts. */
const NAMING: [name: string, kinds: Kinds][] = [
  ['storeId', ['store']],
  ['slug', ['key', 'slug']],
  ['orderSlug', ['key']],
  ['menuId', ['menu']],
  ['orderId', ['key']],
];

/** Parameters of a query that do. The page of an order is also asked for by `?s=`. */
const NAMING_QUERY: [name: string, kinds: Kinds][] = [
  ['store', ['store', 'slug']],
  ['profileID', ['store']],
  ['s', ['key']],
];

/** A store's key and random bits. There are many orders, and all of a store's are looked up by its key. */
const ORDER_NAME = /^[a-z2-9]{7}-[\w-]{22}$/;

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
    const naming = NAMING.find(([name]) => typeof params?.[name] === 'string');
    if (naming) await hideOther(request, sites, params, ...naming);
    for (const naming of NAMING_QUERY) await hideOther(request, sites, request.query as Named, ...naming);
  });
  app.addHook('preValidation', async (request) => {
    // Older clients name the store in the body.
    if (sites.brands.size > 1) await hideOther(request, sites, request.body as Named, 'profileID', ['store']);
  });
}

async function hideOther(
  { site }: FastifyRequest,
  sites: Sites,
  given: Named,
  name: string,
  kinds: Kinds,
): Promise<void> {
  const named = given?.[name];
  if (!given || typeof named !== 'string' || !WRITTEN.test(named)) return;
  const brandId = await brandOf(sites, kinds, named);
  if (brandId !== null && brandId !== site.brandId) given[name] = NOWHERE;
}

async function brandOf(sites: Sites, kinds: Kinds, named: string): Promise<string | null> {
  for (const kind of kinds) {
    if (kind === 'key' && !ORDER_NAME.test(named)) continue;
    const brandId = await sites.brandAt(kind, kind === 'key' ? storeKeyOf(named) : named);
    if (brandId !== null) return brandId;
  }
  return null;
}
