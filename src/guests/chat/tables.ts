import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import {
  type ChatSettings,
  CONVERSATIONS,
  type ConversationKind,
  PRESENCE_CHOICES,
  type PresenceChoice,
  SIDES,
  type Side,
} from './rules/chat.ts';
import type { ChatPicture } from './wire/chat.ts';

/** A guest's conversation about an order has the order's id. The others' ids follow from what they are. */
export const conversations = pgTable(
  'conversations',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ConversationKind>().notNull(),
    orderId: uuid('order_id'),
    /** The number of its last message. */
    lastSeq: integer('last_seq').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When the guest was last told that nobody is there. */
    lastAwayAt: instant('last_away_at'),
    blockedAt: instant('blocked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('conversations_latest').on(table.storeId, table.lastAt, table.id),
    check('conversations_kind', isOneOf(table.kind, Object.keys(CONVERSATIONS) as ConversationKind[])),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    storeId: storeId(),
    conversationId: uuid('conversation_id').notNull(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    /** Chosen by its writer. */
    id: uuid('id').notNull(),
    side: text('side').$type<Side>().notNull(),
    /** Who of the staff wrote it. */
    accountId: uuid('account_id'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** What it shows, if it has a picture. */
    picture: jsonb('picture').$type<ChatPicture>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.conversationId, table.seq] }),
    uniqueIndex('chat_messages_once').on(table.storeId, table.conversationId, table.id),
    index('chat_messages_by_age').on(table.storeId, table.createdAt),
    check('chat_messages_side', isOneOf(table.side, SIDES)),
  ],
);

/** Pictures on the disk. A message has one at most, under the message's own id, and its file belongs to nothing else. */
export const chatPictures = pgTable(
  'chat_pictures',
  {
    storeId: storeId(),
    conversationId: uuid('conversation_id').notNull(),
    id: uuid('id').notNull(),
    side: text('side').$type<Side>().notNull(),
    fileId: text('file_id').notNull(),
    /** The bytes of the master alone. */
    bytes: integer('bytes').notNull(),
    picture: jsonb('picture').$type<ChatPicture>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.conversationId, table.id] }),
    check('chat_pictures_side', isOneOf(table.side, SIDES)),
  ],
);

/** How far each has read, and until when they are shown as typing. */
export const chatReaders = pgTable(
  'chat_readers',
  {
    storeId: storeId(),
    conversationId: uuid('conversation_id').notNull(),
    /** An account's id, or "guest". */
    reader: text('reader').notNull(),
    seenSeq: integer('seen_seq').notNull(),
    typingUntil: instant('typing_until'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.conversationId, table.reader] })],
);

/** A store without a row has the defaults. */
export const chatSettings = pgTable(
  'chat_settings',
  { storeId: storeId(), settings: jsonb('settings').$type<ChatSettings>().notNull() },
  (table) => [primaryKey({ columns: [table.storeId] })],
);

/** How each person is shown to those they work with, in all of their stores. */
export const presences = pgTable(
  'presences',
  {
    accountId: uuid('account_id').primaryKey(),
    choice: text('choice').$type<PresenceChoice>(),
    chosenAt: instant('chosen_at').notNull(),
    /** When they last had the back office before them. */
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [check('presences_choice', isOneOf(table.choice, PRESENCE_CHOICES))],
);
