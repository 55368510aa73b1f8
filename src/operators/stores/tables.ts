import { instant, money } from '#platform/db/server/columns.ts';
import { bigint, index, integer, jsonb, pgTable, sql, text, uuid } from '#platform/db/server/drizzle.ts';
import type { SavedStoreFilter } from './wire/operator-notes.ts';

/** What those who run a brand keep of each store, and the store itself never reads. */
export const operatorNotes = pgTable('operator_notes', {
  storeId: uuid('store_id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  tags: text('tags').array().notNull().default(sql`'{}'`),
  note: text('note').notNull().default(''),
  /** Who wrote it last, as they were called then. */
  noteBy: text('note_by').notNull().default(''),
  noteAt: instant('note_at'),
  noteRevision: integer('note_revision').notNull().default(0),
  /** The announcements that it reads as one of some chosen stores, the newest last. */
  told: uuid('told').array().notNull().default(sql`'{}'`),
});

export type OperatorNotes = typeof operatorNotes.$inferSelect;

/** What operators look for again and again in the list of stores. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    filterId: uuid('filter_id').primaryKey(),
    brandId: uuid('brand_id').notNull(),
    /** Whose it is. Null: all operators of the brand have it. */
    accountId: uuid('account_id'),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<SavedStoreFilter>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saved_filters_of_brand').on(table.brandId, table.createdAt)],
);

/** What each store has used, for lists over all stores. It is counted each hour from the store's own rows. */
export const storeUse = pgTable('store_use', {
  storeId: uuid('store_id').primaryKey(),
  /** The entry of the store's log at which it was counted. */
  logSeq: integer('log_seq').notNull(),
  /** Of the last 30 days, without cancelled ones. */
  orders: bigint('orders', { mode: 'number' }).notNull(),
  revenue: money('revenue').notNull(),
  lastOrderAt: instant('last_order_at'),
  countedAt: instant('counted_at').notNull(),
  /** The month and the share of the plan's orders of which the owners were told last: `2026-11 080`. */
  ordersTold: text('orders_told').notNull().default(''),
});
