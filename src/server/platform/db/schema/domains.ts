import { pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { instant } from './columns.ts';

/** A store's own domain, by which requests find the store. Several stores may wait for one, and one has proved it. */
export const storeDomains = pgTable(
  'store_domains',
  {
    storeId: uuid('store_id').primaryKey(),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    provedAt: instant('proved_at'),
    /** When the domain was first seen to lead here. */
    liveAt: instant('live_at'),
    createdAt: instant('created_at').notNull(),
  },
  ({ domain, provedAt }) => [
    uniqueIndex('store_domains_proved').on(domain).where(sql`${provedAt} is not null`),
  ],
);

export type DomainRow = typeof storeDomains.$inferSelect;

/** Stores that were here and are in another database now. Their rows of `store_routes` stay, and find them here. */
export const movedStores = pgTable('moved_stores', {
  storeId: uuid('store_id').primaryKey(),
  /** The `PUBLIC_URL` of the programs over that database. */
  origin: text('origin').notNull(),
  movedAt: instant('moved_at').notNull(),
});
