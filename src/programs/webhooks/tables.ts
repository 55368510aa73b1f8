import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { EventType } from '#programs/v1/wire/events.ts';
import { DELIVERY_STATES, type DeliveryState } from './rules/deliveries.ts';

/** Addresses of programs that are told what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').$type<EventType[]>().notNull(),
    secretSealed: text('secret_sealed').notNull(),
    /** The name of whoever added it. */
    madeBy: text('made_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Switched off, since it did not take a delivery for a day. */
    offAt: instant('off_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** What an address is sent. The event itself is read from the store's log when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    storeId: storeId(),
    /** The receiver tells deliveries apart by it, so that it stays over all tries. */
    id: uuid('id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    /** Of the log. 0 is a test. */
    seq: integer('seq').notNull(),
    type: text('type').$type<EventType | 'test'>().notNull(),
    /** Deliveries about one order go in the order of the log. */
    orderId: uuid('order_id'),
    state: text('state').$type<DeliveryState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** What was answered last. 0: nothing. */
    status: integer('status'),
    tookMs: integer('took_ms'),
    createdAt: instant('created_at').notNull(),
    triedAt: instant('tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('webhook_deliveries_of').on(table.storeId, table.webhookId, table.id),
    index('webhook_deliveries_by_order').on(table.storeId, table.webhookId, table.orderId, table.seq),
    index('webhook_deliveries_by_age').on(table.storeId, table.createdAt),
    check('webhook_deliveries_state', isOneOf(table.state, DELIVERY_STATES)),
  ],
);

/** Deliveries to be sent, over all stores, with their due times. A process that takes one moves its time ahead. */
export const webhookDue = pgTable(
  'webhook_due',
  {
    deliveryId: uuid('delivery_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('webhook_due_by_time').on(table.dueAt)],
);

export type WebhookRow = typeof webhooks.$inferSelect;

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
