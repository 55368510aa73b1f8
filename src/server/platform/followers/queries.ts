import type { Db } from '../db/client.ts';
import { and, asc, eq, gt, sql } from '../db/drizzle.ts';
import { logFollowers } from '../db/schema/followers.ts';

export type FollowerRow = typeof logFollowers.$inferSelect;
type Named = Pick<FollowerRow, 'follower' | 'storeId'>;

const isOne = ({ follower, storeId }: Named) =>
  and(eq(logFollowers.follower, follower), eq(logFollowers.storeId, storeId));

/** Nothing, where it follows that store already. */
export async function insertFollower(db: Db, row: Omit<FollowerRow, 'starts'>): Promise<void> {
  await db.insert(logFollowers).values(row).onConflictDoNothing();
}

export async function deleteFollower(db: Db, row: Named): Promise<void> {
  await db.delete(logFollowers).where(isOne(row));
}

export async function readFollowed(
  db: Db,
  follower: string,
  after: string,
  most: number,
): Promise<FollowerRow[]> {
  return db
    .select()
    .from(logFollowers)
    .where(and(eq(logFollowers.follower, follower), gt(logFollowers.storeId, after)))
    .orderBy(asc(logFollowers.storeId))
    .limit(most);
}

/** How far it is, for one process alone; null when it follows that store no more, or is skipped as it is locked. */
export async function lockFollower(
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

export async function moveFollower(db: Db, { seq, starts, ...row }: FollowerRow): Promise<void> {
  await db.update(logFollowers).set({ seq, starts }).where(isOne(row));
}

/** One more start; the answer tells how many there are by then. */
export async function noteStart(db: Db, row: Named): Promise<number> {
  const [noted] = await db
    .update(logFollowers)
    .set({ starts: sql`${logFollowers.starts} + 1` })
    .where(isOne(row))
    .returning({ starts: logFollowers.starts });
  return noted?.starts ?? 0;
}
