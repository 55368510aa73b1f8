import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { calendarEvents, calendarFeeds } from '../../tables.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
type NamedEvent = Pick<EventRow, 'storeId' | 'id'>;

const isEvent = ({ storeId, id }: NamedEvent) =>
  and(eq(calendarEvents.storeId, storeId), eq(calendarEvents.id, id));

export async function selectEvent(db: Db, named: NamedEvent): Promise<EventRow | null> {
  return queryOne(db.select().from(calendarEvents).where(isEvent(named)));
}

/** Those that have not ended. */
export async function countEventsAhead(db: Db, storeId: string, now: Date): Promise<number> {
  return db.$count(calendarEvents, and(eq(calendarEvents.storeId, storeId), gt(calendarEvents.endsAt, now)));
}

export async function insertEvent(db: Db, row: EventRow): Promise<void> {
  await db.insert(calendarEvents).values(row);
}

/** Answers whether there is such an event. */
export async function updateEvent(db: Db, { storeId, id, ...to }: EventRow): Promise<boolean> {
  const updated = db.update(calendarEvents).set(to).where(isEvent({ storeId, id }));
  return (await updated.returning({ id: calendarEvents.id })).length > 0;
}

export async function deleteEvent(db: Db, named: NamedEvent): Promise<boolean> {
  const deleted = db.delete(calendarEvents).where(isEvent(named));
  return (await deleted.returning({ id: calendarEvents.id })).length > 0;
}

export async function upsertFeed(db: Db, row: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { tokenHash, createdAt } = row;
  await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarFeeds.storeId, calendarFeeds.accountId],
      set: { tokenHash, createdAt },
    });
}

/** Whose feed it is. */
export async function selectFeedOwner(db: Db, storeId: string, tokenHash: string): Promise<string | null> {
  const row = await queryOne(
    db
      .select({ accountId: calendarFeeds.accountId })
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.storeId, storeId), eq(calendarFeeds.tokenHash, tokenHash))),
  );
  return row?.accountId ?? null;
}
