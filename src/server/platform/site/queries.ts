import type { Db } from '../db/client.ts';
import { and, desc, eq, isNotNull, or } from '../db/drizzle.ts';
import { queryOne } from '../db/query-one.ts';
import { storeRoutes } from '../db/schema/accounts.ts';
import { ownDomains } from '../db/schema/domains.ts';
import { stores } from '../db/schema/stores.ts';
import { storeKeyOf } from '../ids.ts';

/** The store that has proved this domain. */
export async function selectByDomain(db: Db, domain: string) {
  return queryOne(
    db
      .select({ storeId: stores.storeId, slug: stores.slug, brandId: stores.brandId })
      .from(ownDomains)
      .innerJoin(stores, eq(stores.storeId, ownDomains.storeId))
      .where(and(eq(ownDomains.domain, domain), isNotNull(ownDomains.provedAt))),
  );
}

export async function selectBySlug(db: Db, slug: string) {
  return queryOne(
    db
      .select({ storeId: storeRoutes.storeId, slug: storeRoutes.key, brandId: stores.brandId })
      .from(storeRoutes)
      .innerJoin(stores, eq(stores.storeId, storeRoutes.storeId))
      .where(and(eq(storeRoutes.kind, 'slug'), eq(storeRoutes.key, slug))),
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By the id of a store, its slug, a menu's id, or an order's slug, which begins with the store's key. */
export async function selectBrandAt(db: Db, name: string): Promise<string | null> {
  const isRoute = (kind: 'slug' | 'menu' | 'key', key: string) =>
    and(eq(storeRoutes.kind, kind), eq(storeRoutes.key, key));
  // A slug wins over a key that it happens to begin with.
  const routes = db
    .select({ storeId: storeRoutes.storeId })
    .from(storeRoutes)
    .where(
      or(
        isRoute('slug', name),
        isRoute('slug', name.toLowerCase()),
        isRoute('menu', name),
        isRoute('key', storeKeyOf(name)),
      ),
    )
    .orderBy(desc(storeRoutes.kind))
    .limit(1);
  const [route] = await routes;
  const storeId = route?.storeId ?? (UUID.test(name) ? name.toLowerCase() : null);
  if (storeId === null) return null;
  const { brandId } = stores;
  const row = await queryOne(db.select({ brandId }).from(stores).where(eq(stores.storeId, storeId)));
  return row?.brandId ?? null;
}

export interface LiveDomain {
  brandId: string;
  storeId: string;
  domain: string;
}

// Plain, named and prepared, because each page of a store that was not asked for of late begins with it.
/** The domains at which guests find these stores, by their slugs: of several, the one that was entered last. */
export async function selectLiveDomains({ $client }: Db, slugs: string[]): Promise<Map<string, LiveDomain>> {
  const { rows } = await $client.query<LiveDomain & { slug: string }>({
    name: 'live domains by slug',
    text: `select r.key as slug, r.store_id as "storeId", d.domain, s.brand_id as "brandId" from store_routes r
      join own_domains d on d.store_id = r.store_id
      join stores s on s.store_id = r.store_id
      where r.kind = 'slug' and r.key = any($1::text[]) and d.live_at is not null
      order by d.created_at, d.domain desc`,
    values: [slugs],
  });
  return new Map(rows.map(({ slug, ...live }) => [slug, live]));
}
