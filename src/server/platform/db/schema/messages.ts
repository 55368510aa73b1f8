import type { MessageSettings } from '#domain/messages/message-settings.ts';
import {
  CHANNELS,
  type Channel,
  MESSAGE_STATES,
  type MessageState,
  type MessageTemplate,
} from '#domain/messages/messages.ts';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '../drizzle.ts';
import { instant, isOneOf, storeId } from './columns.ts';

/** What is to reach somebody outside; whom, and with which words, is kept sealed and only until it has arrived. */
export const messages = pgTable(
  'messages',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Names what is told to whom, so that it is told once. */
    key: text('key').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    template: text('template').$type<MessageTemplate>().notNull(),
    orderId: uuid('order_id'),
    /** Recipient and parameters; null once nobody needs them any more. */
    contentSealed: text('content_sealed'),
    /** The end of a number: enough to tell one message from another. */
    hint: text('hint').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    tries: integer('tries').notNull().default(0),
    providerId: text('provider_id'),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** From then on nobody wants to hear it. */
    validUntil: instant('valid_until').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('messages_key').on(table.storeId, table.key),
    index('messages_by_time').on(table.storeId, table.createdAt),
    check('messages_state', isOneOf(table.state, MESSAGE_STATES)),
    check('messages_channel', isOneOf(table.channel, CHANNELS)),
  ],
);

/** Messages that are still to be sent, over all stores, with when. Whoever takes one puts the time ahead. */
export const messageDue = pgTable(
  'message_due',
  {
    messageId: uuid('message_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('message_due_by_time').on(table.dueAt)],
);

/** Browsers that want to be told: of an order, or as somebody's who works in the store. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** An order or an account. */
    ownerKind: text('owner_kind').$type<'order' | 'account'>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    endpointHash: text('endpoint_hash').notNull(),
    /** Address and keys: whoever has them can write to this browser. */
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

/** Guests who have asked for a message on WhatsApp when something becomes of this order. */
export const messageWishes = pgTable(
  'message_wishes',
  {
    storeId: storeId(),
    orderId: uuid('order_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.orderId, table.channel] })],
);

/** How a store sends messages; apart from its row, which every order reads. */
export const messageSettings = pgTable('message_settings', {
  storeId: storeId().primaryKey(),
  settings: jsonb('settings').$type<MessageSettings>().notNull(),
  smsSealed: text('sms_sealed'),
  whatsAppSealed: text('whats_app_sealed'),
});
