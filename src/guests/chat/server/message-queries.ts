import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gt, lt, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { chatMessages, chatReaders } from '../tables.ts';
import type { Named } from './queries.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
export type ReaderRow = typeof chatReaders.$inferSelect;

/** The guest of a conversation, among its readers. */
export const GUEST = 'guest';

const isIn = ({ storeId, id }: Named) =>
  and(eq(chatMessages.storeId, storeId), eq(chatMessages.conversationId, id));
const isReading = ({ storeId, id }: Named) =>
  and(eq(chatReaders.storeId, storeId), eq(chatReaders.conversationId, id));

export async function selectMessage(db: Db, named: Named, messageId: string): Promise<MessageRow | null> {
  return queryOne(
    db
      .select()
      .from(chatMessages)
      .where(and(isIn(named), eq(chatMessages.id, messageId))),
  );
}

export async function insertMessage(db: Db, row: MessageRow): Promise<void> {
  await db.insert(chatMessages).values(row);
}

export interface Page {
  after: number | null;
  before: number | null;
  most: number;
}

/** In their order: the next ones after a number, or the last ones before another, or of all. */
export async function selectMessages(
  db: Db,
  named: Named,
  { after, before, most }: Page,
): Promise<MessageRow[]> {
  const { seq } = chatMessages;
  const found = db
    .select()
    .from(chatMessages)
    .where(
      and(
        isIn(named),
        after === null ? undefined : gt(seq, after),
        before === null ? undefined : lt(seq, before),
      ),
    )
    .limit(most);
  if (after !== null) return found.orderBy(asc(seq));
  return (await found.orderBy(desc(seq))).toReversed();
}

export async function selectReaders(db: Db, named: Named): Promise<ReaderRow[]> {
  return db.select().from(chatReaders).where(isReading(named));
}

/** How far somebody has read only grows. */
export async function upsertSeen(
  db: Db,
  { storeId, id }: Named,
  reader: string,
  seenSeq: number,
): Promise<void> {
  await db
    .insert(chatReaders)
    .values({ storeId, conversationId: id, reader, seenSeq, typingUntil: null })
    .onConflictDoUpdate({
      target: [chatReaders.storeId, chatReaders.conversationId, chatReaders.reader],
      set: { seenSeq: sql`greatest(${chatReaders.seenSeq}, excluded.seen_seq)` },
    });
}

export async function upsertTyping(
  db: Db,
  { storeId, id }: Named,
  reader: string,
  typingUntil: Date | null,
): Promise<void> {
  await db
    .insert(chatReaders)
    .values({ storeId, conversationId: id, reader, seenSeq: 0, typingUntil })
    .onConflictDoUpdate({
      target: [chatReaders.storeId, chatReaders.conversationId, chatReaders.reader],
      set: { typingUntil },
    });
}

export async function selectReader(db: Db, named: Named, reader: string): Promise<ReaderRow | null> {
  return queryOne(
    db
      .select()
      .from(chatReaders)
      .where(and(isReading(named), eq(chatReaders.reader, reader))),
  );
}

/** The furthest that anybody of the staff has read. */
export async function selectStaffSeen(db: Db, named: Named): Promise<number> {
  const row = await queryOne(
    db
      .select({ seen: sql<number>`coalesce(max(${chatReaders.seenSeq}), 0)`.mapWith(Number) })
      .from(chatReaders)
      .where(and(isReading(named), ne(chatReaders.reader, GUEST))),
  );
  return row?.seen ?? 0;
}
