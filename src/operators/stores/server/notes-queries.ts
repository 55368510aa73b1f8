import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, isNull, or, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type OperatorNotes, operatorNotes, savedFilters } from '../tables.ts';

const ofStore = (brandId: string, storeId: string) =>
  and(eq(operatorNotes.brandId, brandId), eq(operatorNotes.storeId, storeId));

export const selectNotes = (db: Db, brandId: string, storeId: string) =>
  queryOne(db.select().from(operatorNotes).where(ofStore(brandId, storeId)));

/** Locks what is kept of a store until COMMIT. */
export async function lockNotes(db: Db, brandId: string, storeId: string): Promise<OperatorNotes> {
  await db.insert(operatorNotes).values({ brandId, storeId }).onConflictDoNothing();
  const found = await queryOne(
    db.select().from(operatorNotes).where(ofStore(brandId, storeId)).for('update'),
  );
  if (!found) throw new Error('The notes of this store are those of another brand');
  return found;
}

export async function updateNotes(
  db: Db,
  { brandId, storeId }: Pick<OperatorNotes, 'brandId' | 'storeId'>,
  change: Partial<OperatorNotes>,
): Promise<void> {
  await db.update(operatorNotes).set(change).where(ofStore(brandId, storeId));
}

/** With how many stores have each. */
export async function selectTags(db: Db, brandId: string): Promise<{ name: string; stores: number }[]> {
  const name = sql<string>`unnest(${operatorNotes.tags})`;
  return db
    .select({ name: name.as('name'), stores: sql<number>`count(*)`.mapWith(Number) })
    .from(operatorNotes)
    .where(eq(operatorNotes.brandId, brandId))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export type FilterRow = typeof savedFilters.$inferSelect;

/** Those of this operator, and those of all. */
const seenBy = (brandId: string, accountId: string): SQL | undefined =>
  and(
    eq(savedFilters.brandId, brandId),
    or(isNull(savedFilters.accountId), eq(savedFilters.accountId, accountId)),
  );

export async function selectFilters(db: Db, brandId: string, accountId: string): Promise<FilterRow[]> {
  return db
    .select()
    .from(savedFilters)
    .where(seenBy(brandId, accountId))
    .orderBy(asc(savedFilters.createdAt), asc(savedFilters.filterId));
}

export async function insertFilter(db: Db, row: FilterRow): Promise<void> {
  await db.insert(savedFilters).values(row);
}

export async function deleteFilterRow(db: Db, brandId: string, filterId: string): Promise<void> {
  await db
    .delete(savedFilters)
    .where(and(eq(savedFilters.brandId, brandId), eq(savedFilters.filterId, filterId)));
}
