import type { Db } from '#platform/db/server/client.ts';
import { and, eq, lte, sql } from '#platform/db/server/drizzle.ts';
import { limitCounts } from '../tables.ts';
import type { Slot } from './limit-store.ts';

type Key = Pick<Slot, 'limit' | 'key'>;

const isOver = sql`${limitCounts.endsAt} <= excluded.started_at`;
const unlessOver = (before: unknown, after: unknown) =>
  sql`case when ${isOver} then ${after} else ${before} end`;

/** Counts in one statement, so that tries at the same time are counted one after another. Null if there is no room. */
export async function addCount(
  db: Db,
  { limit, key, most, windowMs, now, amount }: Slot,
): Promise<number | null> {
  const [startedAt, endsAt] = [new Date(now), new Date(now + windowMs)];
  const [row] = await db
    .insert(limitCounts)
    .values({ name: limit, key, startedAt, endsAt, used: amount })
    .onConflictDoUpdate({
      target: [limitCounts.name, limitCounts.key],
      set: {
        used: unlessOver(sql`${limitCounts.used} + excluded.used`, sql`excluded.used`),
        startedAt: unlessOver(limitCounts.startedAt, sql`excluded.started_at`),
        endsAt: unlessOver(limitCounts.endsAt, sql`excluded.ends_at`),
      },
      setWhere: sql`${isOver} or ${limitCounts.used} + excluded.used <= ${most}`,
    })
    .returning({ startedAt: limitCounts.startedAt });
  return row?.startedAt.getTime() ?? null;
}

export async function selectStart(db: Db, key: Key): Promise<number | null> {
  const [row] = await db.select({ startedAt: limitCounts.startedAt }).from(limitCounts).where(isKey(key));
  return row?.startedAt.getTime() ?? null;
}

export async function takeBackCount(
  db: Db,
  slot: Key & { amount: number },
  startedAt: number,
): Promise<void> {
  await db
    .update(limitCounts)
    .set({ used: sql`greatest(0, ${limitCounts.used} - ${slot.amount})` })
    .where(and(isKey(slot), eq(limitCounts.startedAt, new Date(startedAt))));
}

export async function deleteOver(db: Db, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lte(limitCounts.endsAt, now));
}

const isKey = ({ limit, key }: Key) => and(eq(limitCounts.name, limit), eq(limitCounts.key, key));
