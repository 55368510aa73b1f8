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
import type { MessageSettings } from './rules/message-settings.ts';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  type MessageChannel,
  type MessageState,
  type MessageTemplate,
} from './rules/messages.ts';

/** Messages to people outside. Recipient and text are sealed, and kept only until the message has arrived. */
export const messages = pgTable(
  'messages',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Names the occasion and the recipient, so that each message is sent once. */
    key: text('key').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    template: text('template').$type<MessageTemplate>().notNull(),
    orderId: uuid('order_id'),
    /** Recipient and parameters. Null once they are no longer needed. */
    contentSealed: text('content_sealed'),
    /** The last digits of a number, to tell one message from another. */
    hint: text('hint').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    tries: integer('tries').notNull().default(0),
    providerId: text('provider_id'),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** After this time the message is no longer wanted. */
    validUntil: instant('valid_until').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('messages_key').on(table.storeId, table.key),
    index('messages_by_time').on(table.storeId, table.createdAt),
    check('messages_state', isOneOf(table.state, MESSAGE_STATES)),
    check('messages_channel', isOneOf(table.channel, MESSAGE_CHANNELS)),
  ],
);

/** Messages to be sent, over all stores, with their due times. A process that takes one moves its time ahead. */
export const messageDue = pgTable(
  'message_due',
  {
    messageId: uuid('message_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('message_due_by_time').on(table.dueAt)],
);

/** Browsers with push messages: for an order, or for a member of the store. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** An order or an account. */
    ownerKind: text('owner_kind').$type<'order' | 'account'>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    endpointHash: text('endpoint_hash').notNull(),
    /** Address and keys. Whoever has them can send to this browser. */
    sealed: text('sealed').notNull(),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('push_subscriptions_of').on(
      table.storeId,
      table.ownerKind,
      table.ownerId,
      table.endpointHash,
    ),
    check('push_subscriptions_owner', isOneOf(table.ownerKind, ['order', 'account'])),
  ],
);

/** Guests who asked for a WhatsApp message about their order. */
export const messageWishes = pgTable(
  'message_wishes',
  {
    storeId: storeId(),
    orderId: uuid('order_id').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.orderId, table.channel] })],
);

/** How a store sends messages. It is apart from the store's row, which every order reads. */
export const messageSettings = pgTable('message_settings', {
  storeId: storeId().primaryKey(),
  settings: jsonb('settings').$type<MessageSettings>().notNull(),
  smsSealed: text('sms_sealed'),
  whatsAppSealed: text('whats_app_sealed'),
});
