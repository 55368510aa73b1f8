import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, inArray, sql, unionAll } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { ChatSettings } from '../rules/chat.ts';
import { chatMessages, chatReaders, chatSettings, conversations } from '../tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
/** Names a conversation. */
export type Named = Pick<ConversationRow, 'storeId' | 'id'>;

const isOne = ({ storeId, id }: Named) => and(eq(conversations.storeId, storeId), eq(conversations.id, id));

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

/** Keeps a conversation from being erased until COMMIT. Others can still write to it. Null if there is none. */
export async function holdConversation(db: Db, named: Named): Promise<ConversationRow | null> {
  return queryOne(db.select().from(conversations).where(isOne(named)).for('key share'));
}

const MOST_TRIES = 3;

/**
 * Locks a conversation until COMMIT, so that its messages have numbers without gaps. If it was erased after it was read,
 * it is made again, empty.
 */
export async function lockConversation(
  db: Db,
  { storeId, id, kind, orderId }: Pick<ConversationRow, keyof Named | 'kind' | 'orderId'>,
): Promise<ConversationRow> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const empty = { storeId, id, kind, orderId, lastSeq: 0, lastAt: new Date(0) };
    await db.insert(conversations).values(empty).onConflictDoNothing();
    const row = await queryOne(db.select().from(conversations).where(isOne({ storeId, id })).for('update'));
    if (row) return row;
  }
  throw new Error('The conversation is erased each time it is made');
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
  account: string;
  after: { lastAt: Date; id: string } | null;
  most: number;
}

/** Guests' conversations, the latest first. */
export async function selectGuests(db: Db, { storeId, account, after, most }: Listed) {
  const { lastAt, id } = conversations;
  const behind =
    after && sql`(${lastAt}, ${id}) < (${after.lastAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isListed = and(
    eq(conversations.storeId, storeId),
    eq(conversations.kind, 'guest'),
    gt(conversations.lastSeq, 0),
  );
  return withLast(db, account)
    .where(and(isListed, behind ?? undefined))
    .orderBy(desc(lastAt), desc(id))
    .limit(most);
}

export async function selectGroups(db: Db, storeId: string, ids: string[], account: string) {
  return withLast(db, account).where(and(eq(conversations.storeId, storeId), inArray(conversations.id, ids)));
}

/** Each with its last message and how far the account has read. */
function withLast(db: Db, account: string) {
  const { storeId, id, lastSeq } = conversations;
  return db
    .select({ row: conversations, last: chatMessages, seenSeq: chatReaders.seenSeq })
    .from(conversations)
    .leftJoin(
      chatMessages,
      and(
        eq(chatMessages.storeId, storeId),
        eq(chatMessages.conversationId, id),
        eq(chatMessages.seq, lastSeq),
      ),
    )
    .leftJoin(
      chatReaders,
      and(
        eq(chatReaders.storeId, storeId),
        eq(chatReaders.conversationId, id),
        eq(chatReaders.reader, account),
      ),
    );
}

export interface Readable {
  storeId: string;
  groupIds: string[];
  hasGuests: boolean;
}

/**
 * For each store: in how many conversations the account has not read everything, and when the last one changed. Of the
 * guests' conversations, only the latest `most` of a store count.
 */
export async function selectUnread(db: Db, stores: readonly Readable[], account: string, most: number) {
  const { storeId, id, lastAt, lastSeq, kind } = conversations;
  const columns = { storeId, id, lastAt, lastSeq };
  const [first, second, ...others] = stores.flatMap((store) => {
    const isOwn = eq(storeId, store.storeId);
    const groups = db
      .select(columns)
      .from(conversations)
      .where(and(isOwn, inArray(id, store.groupIds)))
      .limit(store.groupIds.length);
    const guests = db
      .select(columns)
      .from(conversations)
      .where(and(isOwn, eq(kind, 'guest')))
      .orderBy(desc(lastAt), desc(id))
      .limit(most);
    return store.hasGuests ? [groups, guests] : [groups];
  });
  if (!first) return [];
  const found = (second ? unionAll(first, second, ...others) : first).as('found');
  const isUnread = sql`${found.lastSeq} > coalesce(${chatReaders.seenSeq}, 0)`;
  return db
    .select({
      storeId: found.storeId,
      unread: sql<number>`count(*) filter (where ${isUnread})`.mapWith(Number),
      changedAt: sql<number>`extract(epoch from max(${found.lastAt})) * 1000`.mapWith(Number),
    })
    .from(found)
    .leftJoin(
      chatReaders,
      and(
        eq(chatReaders.storeId, found.storeId),
        eq(chatReaders.conversationId, found.id),
        eq(chatReaders.reader, account),
      ),
    )
    .groupBy(found.storeId);
}

export async function selectKeeping(db: Db, storeIds: string[]) {
  return db
    .select({ storeId: chatSettings.storeId, settings: chatSettings.settings })
    .from(chatSettings)
    .where(inArray(chatSettings.storeId, storeIds));
}
