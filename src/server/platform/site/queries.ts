import type { Db } from '../db/client.ts';
import { and, eq, isNotNull } from '../db/drizzle.ts';
import { queryOne } from '../db/query-one.ts';
import { storeRoutes } from '../db/schema/accounts.ts';
import { ownDomains } from '../db/schema/domains.ts';
import { stores } from '../db/schema/stores.ts';

/** The store that has proved this domain. */
export async function selectByDomain(db: Db, domain: string) {
  return queryOne(
    db
      .select({ storeId: stores.storeId, slug: stores.slug })
      .from(ownDomains)
      .innerJoin(stores, eq(stores.storeId, ownDomains.storeId))
      .where(and(eq(ownDomains.domain, domain), isNotNull(ownDomains.provedAt))),
  );
}

export async function selectBySlug(db: Db, slug: string) {
  return queryOne(
    db
      .select({ storeId: storeRoutes.storeId, slug: storeRoutes.key })
      .from(storeRoutes)
      .where(and(eq(storeRoutes.kind, 'slug'), eq(storeRoutes.key, slug))),
  );
}

export interface LiveDomain {
  storeId: string;
  domain: string;
}

// Plain, named and prepared, because each page of a store that was not asked for of late begins with it.
/** The domains at which guests find these stores, by their slugs: of several, the one that was entered last. */
export async function selectLiveDomains({ $client }: Db, slugs: string[]): Promise<Map<string, LiveDomain>> {
  const { rows } = await $client.query<LiveDomain & { slug: string }>({
    name: 'live domains by slug',
    text: `select r.key as slug, r.store_id as "storeId", d.domain from store_routes r
      join own_domains d on d.store_id = r.store_id
      where r.kind = 'slug' and r.key = any($1::text[]) and d.live_at is not null
      order by d.created_at, d.domain desc`,
    values: [slugs],
  });
  return new Map(rows.map(({ slug, ...live }) => [slug, live]));
}
