import type { ChatSettings, ConversationKind } from '#domain/chat/chat.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { chatMessages, chatReaders, chatSettings, conversations } from '../../platform/db/schema/chat.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ReaderRow = typeof chatReaders.$inferSelect;
/** Which conversation of which store. */
export type Named = Pick<ConversationRow, 'storeId' | 'id'>;

const isOne = ({ storeId, id }: Named) => and(eq(conversations.storeId, storeId), eq(conversations.id, id));
const isIn = ({ storeId, id }: Named) =>
  and(eq(chatMessages.storeId, storeId), eq(chatMessages.conversationId, id));
const isReading = ({ storeId, id }: Named) =>
  and(eq(chatReaders.storeId, storeId), eq(chatReaders.conversationId, id));

export async function selectSettings(db: Db, storeId: string): Promise<ChatSettings | null> {
  const { settings } = chatSettings;
  const row = await queryOne(
    db.select({ settings }).from(chatSettings).where(eq(chatSettings.storeId, storeId)),
  );
  return row?.settings ?? null;
}

export async function upsertSettings(db: Db, storeId: string, settings: ChatSettings): Promise<void> {
  await db
    .insert(chatSettings)
    .values({ storeId, settings })
    .onConflictDoUpdate({ target: chatSettings.storeId, set: { settings } });
}

export async function selectConversation(db: Db, named: Named): Promise<ConversationRow | null> {
  return queryOne(db.select().from(conversations).where(isOne(named)));
}

/** Locks the conversation until COMMIT, so that its messages have numbers without gaps. */
export async function lockConversation(db: Db, fresh: ConversationRow): Promise<ConversationRow> {
  await db.insert(conversations).values(fresh).onConflictDoNothing();
  const row = await queryOne(db.select().from(conversations).where(isOne(fresh)).for('update'));
  return row ?? fresh;
}

export async function updateConversation(
  db: Db,
  named: Named,
  to: Partial<Omit<ConversationRow, keyof Named>>,
): Promise<void> {
  await db.update(conversations).set(to).where(isOne(named));
}

interface Listed {
  storeId: string;
  kinds: ConversationKind[];
  account: string;
  after: { lastAt: Date; id: string } | null;
  most: number;
}

/** The latest first, each with its last message and how far the account has read. */
export async function selectConversations(db: Db, { storeId, kinds, account, after, most }: Listed) {
  const { lastAt, id } = conversations;
  const behind =
    after && sql`(${lastAt}, ${id}) < (${after.lastAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ row: conversations, last: chatMessages, seenSeq: chatReaders.seenSeq })
    .from(conversations)
    .leftJoin(
      chatMessages,
      and(
        eq(chatMessages.storeId, conversations.storeId),
        eq(chatMessages.conversationId, id),
        eq(chatMessages.seq, conversations.lastSeq),
      ),
    )
    .leftJoin(
      chatReaders,
      and(
        eq(chatReaders.storeId, conversations.storeId),
        eq(chatReaders.conversationId, id),
        eq(chatReaders.reader, account),
      ),
    )
    .where(
      and(
        eq(conversations.storeId, storeId),
        inArray(conversations.kind, kinds),
        gt(conversations.lastSeq, 0),
        behind ?? undefined,
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(most);
}

interface Readable {
  storeId: string;
  kinds: ConversationKind[];
}

/** The stores of the conversations with something that the account has not read, up to `most`. */
export async function selectUnread(db: Db, stores: readonly Readable[], account: string, most: number) {
  if (stores.length === 0) return { unread: [], changedAt: 0 };
  const isReadable = or(
    ...stores.map(({ storeId, kinds }) =>
      and(eq(conversations.storeId, storeId), inArray(conversations.kind, kinds)),
    ),
  );
  const seen = sql`coalesce((select ${chatReaders.seenSeq} from ${chatReaders}
    where ${chatReaders.storeId} = ${conversations.storeId} and ${chatReaders.conversationId} = ${conversations.id}
    and ${chatReaders.reader} = ${account}), 0)`;
  const found = await db
    .select({ storeId: conversations.storeId })
    .from(conversations)
    .where(and(isReadable, sql`${conversations.lastSeq} > ${seen}`))
    .limit(most);
  const latest = await queryOne(
    db
      .select({ lastAt: conversations.lastAt })
      .from(conversations)
      .where(isReadable)
      .orderBy(desc(conversations.lastAt))
      .limit(1),
  );
  return { unread: found.map(({ storeId }) => storeId), changedAt: latest?.lastAt.getTime() ?? 0 };
}

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

type Reading = Partial<Pick<ReaderRow, 'seenSeq' | 'typingUntil'>>;

/** How far somebody has read only grows. */
export async function upsertReader(
  db: Db,
  { storeId, id }: Named,
  reader: string,
  to: Reading,
): Promise<void> {
  const { seenSeq = 0, typingUntil = null } = to;
  await db
    .insert(chatReaders)
    .values({ storeId, conversationId: id, reader, seenSeq, typingUntil })
    .onConflictDoUpdate({
      target: [chatReaders.storeId, chatReaders.conversationId, chatReaders.reader],
      set: { seenSeq: sql`greatest(${chatReaders.seenSeq}, excluded.seen_seq)`, typingUntil },
    });
}

/** The furthest that anybody of the staff has read. */
export async function selectStaffSeen(db: Db, named: Named): Promise<number> {
  const row = await queryOne(
    db
      .select({ seen: sql<number>`coalesce(max(${chatReaders.seenSeq}), 0)`.mapWith(Number) })
      .from(chatReaders)
      .where(and(isReading(named), ne(chatReaders.reader, 'guest'))),
  );
  return row?.seen ?? 0;
}

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

/** Everything that was written about these orders. */
export async function deleteChatsOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  const gone = await db
    .delete(conversations)
    .where(and(eq(conversations.storeId, storeId), inArray(conversations.orderId, orderIds)))
    .returning({ id: conversations.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.storeId, storeId), inArray(chatMessages.conversationId, ids)));
  await deleteReadersOf(db, storeId, ids);
}

export async function selectKeeping(db: Db, storeIds: string[]) {
  return db
    .select({ storeId: chatSettings.storeId, settings: chatSettings.settings })
    .from(chatSettings)
    .where(inArray(chatSettings.storeId, storeIds));
}
