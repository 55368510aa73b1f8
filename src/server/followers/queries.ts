import type { Db } from '../db/client.ts';
import { and, asc, eq, gt } from '../db/drizzle.ts';
import { logFollowers } from '../db/schema/followers.ts';

export type FollowerRow = typeof logFollowers.$inferSelect;

const isOne = ({ follower, storeId }: Pick<FollowerRow, 'follower' | 'storeId'>) =>
  and(eq(logFollowers.follower, follower), eq(logFollowers.storeId, storeId));

/** Nothing, where it follows that store already. */
export async function insertFollower(db: Db, row: FollowerRow): Promise<void> {
  await db.insert(logFollowers).values(row).onConflictDoNothing();
}

export async function deleteFollower(db: Db, row: Pick<FollowerRow, 'follower' | 'storeId'>): Promise<void> {
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
  row: Pick<FollowerRow, 'follower' | 'storeId'>,
  config: { skipLocked?: true } = {},
): Promise<number | null> {
  const [found] = await db
    .select({ seq: logFollowers.seq })
    .from(logFollowers)
    .where(isOne(row))
    .for('update', config);
  return found?.seq ?? null;
}

export async function moveFollower(db: Db, row: FollowerRow): Promise<void> {
  await db.update(logFollowers).set({ seq: row.seq }).where(isOne(row));
}
