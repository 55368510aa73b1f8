import type { Db } from '../db/client.ts';
import { and, asc, eq, gt, sql } from '../db/drizzle.ts';
import { logFollowers } from '../db/schema/followers.ts';

export type CursorRow = typeof logFollowers.$inferSelect;
type Named = Pick<CursorRow, 'follower' | 'storeId'>;

const isOne = ({ follower, storeId }: Named) =>
  and(eq(logFollowers.follower, follower), eq(logFollowers.storeId, storeId));

/** Does nothing where the consumer already has a cursor. */
export async function insertCursors(db: Db, rows: Omit<CursorRow, 'starts'>[]): Promise<void> {
  if (rows.length > 0) await db.insert(logFollowers).values(rows).onConflictDoNothing();
}

export async function deleteCursor(db: Db, row: Named): Promise<void> {
  await db.delete(logFollowers).where(isOne(row));
}

export async function selectCursors(
  db: Db,
  follower: string,
  after: string,
  most: number,
): Promise<CursorRow[]> {
  return db
    .select()
    .from(logFollowers)
    .where(and(eq(logFollowers.follower, follower), gt(logFollowers.storeId, after)))
    .orderBy(asc(logFollowers.storeId))
    .limit(most);
}

/** Locks the cursor and answers its place. Null if there is none, or if it is locked and `skipLocked` is set. */
export async function lockCursor(
  db: Db,
  row: Named,
  config: { skipLocked?: true } = {},
): Promise<number | null> {
  const [found] = await db
    .select({ seq: logFollowers.seq })
    .from(logFollowers)
    .where(isOne(row))
    .for('update', config);
  return found?.seq ?? null;
}

export async function updateCursor(db: Db, { seq, starts, ...row }: CursorRow): Promise<void> {
  await db.update(logFollowers).set({ seq, starts }).where(isOne(row));
}

/** Adds a start and answers their number. */
export async function incrementStarts(db: Db, row: Named): Promise<number> {
  const [noted] = await db
    .update(logFollowers)
    .set({ starts: sql`${logFollowers.starts} + 1` })
    .where(isOne(row))
    .returning({ starts: logFollowers.starts });
  return noted?.starts ?? 0;
}
