import type { Db } from '#platform/db/server/client.ts';
import { and, eq, sql } from '#platform/db/server/drizzle.ts';
import { columnsOf, createReader } from '#platform/db/server/statements/hot-statements.ts';
import { logFollowers } from '../tables.ts';

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

const readCursor = createReader(logFollowers);
const CURSORS = `
  select ${columnsOf(logFollowers)} from log_followers
  where follower = $1 and store_id > $2 order by store_id limit $3`;

export async function selectCursors(
  { $client }: Db,
  follower: string,
  after: string,
  most: number,
): Promise<CursorRow[]> {
  const asked = { name: 'cursors', text: CURSORS, values: [follower, after, most] };
  const { rows } = await $client.query<Record<string, unknown>>(asked);
  return rows.map(readCursor);
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
