import type { Db } from '../../platform/db/client.ts';
import { and, eq, gte, inArray, isNull, ne, or } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { type DomainRow, storeDomains } from '../../platform/db/schema/domains.ts';

export async function selectDomain(db: Db, storeId: string): Promise<DomainRow | null> {
  return queryOne(db.select().from(storeDomains).where(eq(storeDomains.storeId, storeId)));
}

/** The same domain keeps its proof, and waits for it anew. */
export async function upsertDomain(
  db: Db,
  row: Pick<DomainRow, 'storeId' | 'domain' | 'token' | 'createdAt'>,
): Promise<void> {
  const { storeId, domain, createdAt } = row;
  await db
    .delete(storeDomains)
    .where(and(eq(storeDomains.storeId, storeId), ne(storeDomains.domain, domain)));
  await db
    .insert(storeDomains)
    .values(row)
    .onConflictDoUpdate({ target: storeDomains.storeId, set: { createdAt } });
}

/** False if the row has been replaced meanwhile. */
export async function updateFound(
  db: Db,
  { storeId, token }: Pick<DomainRow, 'storeId' | 'token'>,
  found: Partial<Pick<DomainRow, 'provedAt' | 'liveAt'>>,
): Promise<boolean> {
  const rows = await db
    .update(storeDomains)
    .set(found)
    .where(and(eq(storeDomains.storeId, storeId), eq(storeDomains.token, token)))
    .returning({ storeId: storeDomains.storeId });
  return rows.length > 0;
}

export async function deleteDomain(db: Db, storeId: string): Promise<boolean> {
  const rows = await db
    .delete(storeDomains)
    .where(eq(storeDomains.storeId, storeId))
    .returning({ storeId: storeDomains.storeId });
  return rows.length > 0;
}

/** Domains of these stores that are not live, and were entered since. */
export async function selectWaiting(db: Db, storeIds: string[], since: Date): Promise<DomainRow[]> {
  return db
    .select()
    .from(storeDomains)
    .where(
      and(
        inArray(storeDomains.storeId, storeIds),
        or(isNull(storeDomains.provedAt), isNull(storeDomains.liveAt)),
        gte(storeDomains.createdAt, since),
      ),
    );
}
