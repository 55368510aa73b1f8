import { type ActorRecord, orders } from '#ordering/orders/tables.ts';
import { instant, storeId } from '#platform/db/server/columns.ts';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';

export const feedback = pgTable(
  'feedback',
  {
    storeId: storeId(),
    orderId: uuid('order_id').notNull(),
    /** Null where the guest rated only the whole. */
    food: integer('food'),
    service: integer('service'),
    overall: integer('overall').notNull(),
    comment: text('comment').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the restaurant has read it. Set from the start where there is nothing to read. */
    readAt: instant('read_at'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: jsonb('answered_by').$type<ActorRecord>(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId] }),
    index('feedback_by_time').on(table.storeId, table.createdAt, table.orderId),
    index('feedback_unread').on(table.storeId, table.createdAt).where(sql`read_at is null`),
    foreignKey({ columns: [table.storeId, table.orderId], foreignColumns: [orders.storeId, orders.id] }),
  ],
);

export type FeedbackRow = typeof feedback.$inferSelect;
