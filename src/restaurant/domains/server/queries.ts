import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from '#platform/db/server/drizzle.ts';
import { type DomainRow, ownDomains } from '../tables.ts';

/** The domains of a store, the one that was entered last first. */
export async function selectDomains(db: Db, storeId: string): Promise<DomainRow[]> {
  return db
    .select()
    .from(ownDomains)
    .where(eq(ownDomains.storeId, storeId))
    .orderBy(desc(ownDomains.createdAt), ownDomains.domain);
}

/** The same domain keeps its proof, and waits for it anew. */
export async function upsertDomain(
  db: Db,
  row: Pick<DomainRow, 'storeId' | 'domain' | 'token' | 'createdAt'>,
): Promise<void> {
  const { createdAt } = row;
  await db
    .insert(ownDomains)
    .values(row)
    .onConflictDoUpdate({ target: [ownDomains.storeId, ownDomains.domain], set: { createdAt } });
}

type Found = Partial<Pick<DomainRow, 'provedAt' | 'liveAt' | 'lookedAt' | 'missingSince'>>;

/** False if the domain has been removed or looked at meanwhile. */
export async function updateFound(
  db: Db,
  { storeId, domain, token, lookedAt }: DomainRow,
  found: Found,
): Promise<boolean> {
  const rows = await db
    .update(ownDomains)
    .set(found)
    .where(
      and(
        eq(ownDomains.storeId, storeId),
        eq(ownDomains.domain, domain),
        eq(ownDomains.token, token),
        lookedAt === null ? isNull(ownDomains.lookedAt) : eq(ownDomains.lookedAt, lookedAt),
      ),
    )
    .returning({ storeId: ownDomains.storeId });
  return rows.length > 0;
}

export async function deleteDomains(db: Db, storeId: string, domain: string | undefined): Promise<boolean> {
  const named = domain === undefined ? undefined : eq(ownDomains.domain, domain);
  const rows = await db
    .delete(ownDomains)
    .where(and(eq(ownDomains.storeId, storeId), named))
    .returning({ storeId: ownDomains.storeId });
  return rows.length > 0;
}

interface Due {
  /** Those that are not live are looked at if they were entered since. */
  enteredSince: Date;
  /** Those that are proved are looked at if they were not since. */
  lookedBefore: Date;
}

/** Domains of these stores at which something may have changed. */
export async function selectDue(
  db: Db,
  storeIds: string[],
  { enteredSince, lookedBefore }: Due,
): Promise<DomainRow[]> {
  const isNew = and(
    or(isNull(ownDomains.provedAt), isNull(ownDomains.liveAt)),
    gte(ownDomains.createdAt, enteredSince),
  );
  const isOld = and(
    isNotNull(ownDomains.provedAt),
    or(isNull(ownDomains.lookedAt), lt(ownDomains.lookedAt, lookedBefore)),
  );
  return db
    .select()
    .from(ownDomains)
    .where(and(inArray(ownDomains.storeId, storeIds), or(isNew, isOld)));
}
