import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { storeTables } from '../db/schema/stores.ts';

export type TableRow = typeof storeTables.$inferSelect;

const columns = {
  iden: storeTables.iden,
  idel: storeTables.idel,
  conf: storeTables.conf,
  position: storeTables.position,
};

const byName = new Intl.Collator('en', { numeric: true });

/** In their order; those that were never given one by their names, 2 before 10. */
export async function readTables(db: Db, storeId: string): Promise<Omit<TableRow, 'storeId'>[]> {
  const rows = await db.select(columns).from(storeTables).where(eq(storeTables.storeId, storeId));
  return rows.toSorted((a, b) => a.position - b.position || byName.compare(a.iden, b.iden));
}

/** How many tables there are, and how many of that name. */
export async function countTables(db: Db, storeId: string, iden: string) {
  const [row] = await db
    .select({ all: count(), named: sql<number>`count(*) filter (where ${storeTables.iden} = ${iden})::int` })
    .from(storeTables)
    .where(eq(storeTables.storeId, storeId));
  return { all: row?.all ?? 0, named: row?.named ?? 0 };
}

/** The names of those that were not there before. */
export async function insertTables(db: Db, rows: TableRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(storeTables)
    .values(rows)
    .onConflictDoNothing()
    .returning({ iden: storeTables.iden });
  return added.map(({ iden }) => iden);
}

export async function updateTables(
  db: Db,
  storeId: string,
  idens: string[],
  change: Partial<Pick<TableRow, 'iden' | 'idel' | 'conf'>>,
): Promise<void> {
  await db
    .update(storeTables)
    .set(change)
    .where(and(eq(storeTables.storeId, storeId), inArray(storeTables.iden, idens)));
}

/** Each table's position is its place in the list. */
export async function numberTables(db: Db, storeId: string, idens: string[]): Promise<void> {
  await db
    .update(storeTables)
    .set({ position: sql`array_position(${sql.param(idens)}::text[], ${storeTables.iden})` })
    .where(and(eq(storeTables.storeId, storeId), inArray(storeTables.iden, idens)));
}

export async function deleteTables(db: Db, storeId: string, idens: string[]): Promise<void> {
  await db.delete(storeTables).where(and(eq(storeTables.storeId, storeId), inArray(storeTables.iden, idens)));
}
