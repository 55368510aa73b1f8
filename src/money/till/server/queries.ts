import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { CashCount } from '../rules/drawers.ts';
import {
  type TillDayRow,
  type TillEntryRow,
  type TillRow,
  tillDays,
  tillDrawers,
  tillEntries,
  tills,
} from '../tables.ts';

/** Gives a transaction that has just begun one snapshot to read until its end. */
export async function readOneMoment({ $client }: Db): Promise<void> {
  await $client.query('set transaction isolation level repeatable read');
}

export async function selectTill(db: Db, storeId: string): Promise<TillRow | null> {
  return queryOne(db.select().from(tills).where(eq(tills.storeId, storeId)));
}

export async function insertTill(db: Db, row: TillRow): Promise<void> {
  await db.insert(tills).values(row).onConflictDoNothing();
}

/** Locks the till until COMMIT. A close that reads an earlier snapshot fails, and begins again. */
export async function touchTill(db: Db, storeId: string): Promise<TillRow | null> {
  const rows = await db
    .update(tills)
    .set({ moves: sql`${tills.moves} + 1` })
    .where(eq(tills.storeId, storeId))
    .returning();
  return rows[0] ?? null;
}

export async function updateTill(db: Db, storeId: string, change: Partial<TillRow>): Promise<void> {
  await db.update(tills).set(change).where(eq(tills.storeId, storeId));
}

/** Of these stores, those whose days close by themselves. */
export async function selectClosingThemselves(db: Db, storeIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ storeId: tills.storeId })
    .from(tills)
    .where(and(inArray(tills.storeId, storeIds), eq(tills.closesItself, true)));
  return rows.map(({ storeId }) => storeId);
}

/** The oldest first. */
export async function selectDrawers(db: Db, storeId: string) {
  return db
    .select({ id: tillDrawers.id, name: tillDrawers.name, removedAt: tillDrawers.removedAt })
    .from(tillDrawers)
    .where(eq(tillDrawers.storeId, storeId))
    .orderBy(asc(tillDrawers.id));
}

export async function upsertDrawer(db: Db, row: { storeId: string; id: string; name: string }) {
  await db
    .insert(tillDrawers)
    .values(row)
    .onConflictDoUpdate({
      target: [tillDrawers.storeId, tillDrawers.id],
      set: { name: row.name, removedAt: null },
    });
}

export async function removeDrawer(db: Db, storeId: string, id: string, removedAt: Date): Promise<void> {
  await db
    .update(tillDrawers)
    .set({ removedAt })
    .where(and(eq(tillDrawers.storeId, storeId), eq(tillDrawers.id, id), isNull(tillDrawers.removedAt)));
}

export interface NewEntry extends Omit<TillEntryRow, 'pieces'> {
  pieces: CashCount | null;
}

/** False if this tap has added its entry already. */
export async function insertEntry(db: Db, row: NewEntry): Promise<boolean> {
  const { rowCount } = await db.insert(tillEntries).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** In the order of time. */
export async function selectEntries(db: Db, storeId: string, day: number): Promise<TillEntryRow[]> {
  return db
    .select()
    .from(tillEntries)
    .where(and(eq(tillEntries.storeId, storeId), eq(tillEntries.day, day)))
    .orderBy(asc(tillEntries.id));
}

export async function selectEntry(db: Db, storeId: string, id: string): Promise<TillEntryRow | null> {
  return queryOne(
    db
      .select()
      .from(tillEntries)
      .where(and(eq(tillEntries.storeId, storeId), eq(tillEntries.id, id))),
  );
}

/** What these commands wrote down, and nobody has taken back. */
export async function selectStanding(db: Db, storeId: string, requests: string[]): Promise<TillEntryRow[]> {
  if (requests.length === 0) return [];
  return db
    .select()
    .from(tillEntries)
    .where(
      and(
        eq(tillEntries.storeId, storeId),
        inArray(tillEntries.request, requests),
        isNull(tillEntries.undoneAt),
      ),
    );
}

export async function updateUndone(
  db: Db,
  { storeId, id }: Pick<TillEntryRow, 'storeId' | 'id'>,
  undone: Pick<TillEntryRow, 'undoneBy' | 'undoneAt'>,
): Promise<void> {
  await db
    .update(tillEntries)
    .set(undone)
    .where(and(eq(tillEntries.storeId, storeId), eq(tillEntries.id, id), isNull(tillEntries.undoneAt)));
}

export async function countEntries(db: Db, storeId: string, day: number): Promise<number> {
  return db.$count(tillEntries, and(eq(tillEntries.storeId, storeId), eq(tillEntries.day, day)));
}

export async function insertDay(db: Db, row: TillDayRow): Promise<void> {
  await db.insert(tillDays).values(row);
}

export async function selectDay(db: Db, storeId: string, number: number): Promise<TillDayRow | null> {
  return queryOne(
    db
      .select()
      .from(tillDays)
      .where(and(eq(tillDays.storeId, storeId), eq(tillDays.number, number))),
  );
}

/** The latest first. */
export async function selectDays(
  db: Db,
  storeId: string,
  before: number,
  most: number,
): Promise<TillDayRow[]> {
  return db
    .select()
    .from(tillDays)
    .where(and(eq(tillDays.storeId, storeId), lt(tillDays.number, before)))
    .orderBy(desc(tillDays.number))
    .limit(most);
}
