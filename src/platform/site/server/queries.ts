import type { Db } from '#platform/db/server/client.ts';
import { and, eq, isNotNull } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { ownDomains } from '#restaurant/domains/tables.ts';
import { movedStores } from '#restaurant/moved-stores/tables.ts';
import { storeRoutes, stores } from '#restaurant/stores/tables.ts';

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

/** What a name in an address is the name of. One that is read as another kind would find somebody else's store. */
export type NameKind = 'store' | 'slug' | 'menu' | 'key';

/** The brand of a store, which may have moved away from here: by its id, its slug, its key or the id of a menu. */
export async function selectBrandAt(db: Db, kind: NameKind, name: string): Promise<string | null> {
  const storeId = kind === 'store' ? idIn(name) : await selectNamed(db, kind, name);
  if (storeId === null) return null;
  const here = db.select({ brandId: stores.brandId }).from(stores).where(eq(stores.storeId, storeId));
  const { brandId } = movedStores;
  const gone = () => db.select({ brandId }).from(movedStores).where(eq(movedStores.storeId, storeId));
  return ((await queryOne(here)) ?? (await queryOne(gone())))?.brandId ?? null;
}

const idIn = (name: string) => (UUID.test(name) ? name.toLowerCase() : null);

async function selectNamed(db: Db, kind: 'slug' | 'menu' | 'key', name: string): Promise<string | null> {
  const key = kind === 'slug' ? name.toLowerCase() : name;
  const isNamed = and(eq(storeRoutes.kind, kind), eq(storeRoutes.key, key));
  const { storeId } = storeRoutes;
  return (await queryOne(db.select({ storeId }).from(storeRoutes).where(isNamed)))?.storeId ?? null;
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
