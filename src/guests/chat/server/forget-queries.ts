import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, lt } from '#platform/db/server/drizzle.ts';
import { chatMessages, chatReaders, conversations } from '../tables.ts';
import type { MessageRow } from './message-queries.ts';

export async function deleteMessagesBefore(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.storeId, storeId), lt(chatMessages.createdAt, before)));
}

/** Guests' conversations whose last message is that old, with what is known of their readers. */
export async function deleteConversationsBefore(db: Db, storeId: string, before: Date): Promise<void> {
  const old = and(
    eq(conversations.storeId, storeId),
    eq(conversations.kind, 'guest'),
    lt(conversations.lastAt, before),
  );
  const gone = await db.delete(conversations).where(old).returning({ id: conversations.id });
  await deleteReadersOf(
    db,
    storeId,
    gone.map(({ id }) => id),
  );
}

async function deleteReadersOf(db: Db, storeId: string, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .delete(chatReaders)
      .where(and(eq(chatReaders.storeId, storeId), inArray(chatReaders.conversationId, ids)));
}

/**
 * Everything that was written about these orders, whose ids the conversations have. Rows that are missing are added
 * first, so that a first message that is being written waits too.
 */
export async function deleteChatsOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  const kind = 'guest' as const;
  const lastAt = new Date(0);
  const rows = orderIds.toSorted().map((id) => ({ storeId, id, kind, orderId: id, lastSeq: 0, lastAt }));
  await db.insert(conversations).values(rows).onConflictDoNothing();
  await db
    .delete(conversations)
    .where(and(eq(conversations.storeId, storeId), inArray(conversations.id, orderIds)));
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.storeId, storeId), inArray(chatMessages.conversationId, orderIds)));
  await deleteReadersOf(db, storeId, orderIds);
}

export async function selectChatsOf(db: Db, storeId: string, orderIds: string[]): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.storeId, storeId), inArray(chatMessages.conversationId, orderIds)))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.seq));
}
