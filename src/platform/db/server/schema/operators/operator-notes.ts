import type { SavedStoreFilter } from '#operators/stores/wire/operator-notes.ts';
import { index, integer, jsonb, pgTable, sql, text, uuid } from '../../drizzle.ts';
import { instant } from '../columns.ts';

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
