import { instant, storeId } from '#platform/db/server/columns.ts';
import { index, pgTable, primaryKey, text, uuid } from '#platform/db/server/drizzle.ts';

/** The order that a client's key made, so that a repeated request gets the same order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    storeId: storeId(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    orderId: uuid('order_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.key] }),
    index('idempotency_keys_by_age').on(table.storeId, table.createdAt),
  ],
);

/** The store that a guest's device used last, kept for a day. Network and device are a keyed hash. */
export const recentStores = pgTable(
  'recent_stores',
  {
    visitorHash: text('visitor_hash').primaryKey(),
    storeId: uuid('store_id').notNull(),
    notedAt: instant('noted_at').notNull(),
  },
  (table) => [index('recent_stores_by_time').on(table.notedAt)],
);
