import type { Db } from '../db/client.ts';
import { and, eq, isNotNull } from '../db/drizzle.ts';
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

/** The domain at which guests find this store. */
export async function selectLiveDomain(db: Db, slug: string) {
  return queryOne(
    db
      .select({ storeId: storeRoutes.storeId, domain: storeDomains.domain })
      .from(storeRoutes)
      .innerJoin(storeDomains, eq(storeDomains.storeId, storeRoutes.storeId))
      .where(and(eq(storeRoutes.kind, 'slug'), eq(storeRoutes.key, slug), isNotNull(storeDomains.liveAt))),
  );
}
