import type { Db } from '../db/client.ts';
import { and, eq, inArray, isNotNull } from '../db/drizzle.ts';
import { queryOne } from '../db/query-one.ts';
import { storeRoutes } from '../db/schema/accounts.ts';
import { storeDomains } from '../db/schema/domains.ts';
import { stores } from '../db/schema/stores.ts';

/** The store that has proved this domain. */
export async function selectByDomain(db: Db, domain: string) {
  return queryOne(
    db
      .select({ storeId: stores.storeId, slug: stores.slug })
      .from(storeDomains)
      .innerJoin(stores, eq(stores.storeId, storeDomains.storeId))
      .where(and(eq(storeDomains.domain, domain), isNotNull(storeDomains.provedAt))),
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

/** The domains at which guests find these stores, by their slugs. */
export async function selectLiveDomains(db: Db, slugs: string[]): Promise<Map<string, LiveDomain>> {
  const rows = await db
    .select({ slug: storeRoutes.key, storeId: storeRoutes.storeId, domain: storeDomains.domain })
    .from(storeRoutes)
    .innerJoin(storeDomains, eq(storeDomains.storeId, storeRoutes.storeId))
    .where(
      and(eq(storeRoutes.kind, 'slug'), inArray(storeRoutes.key, slugs), isNotNull(storeDomains.liveAt)),
    );
  return new Map(rows.map(({ slug, ...live }) => [slug, live]));
}
