import { instant } from '#platform/db/server/columns.ts';
import { pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '#platform/db/server/drizzle.ts';

/** A store's own domains, by which requests find the store. Several stores may wait for one, and one has proved it. */
export const ownDomains = pgTable(
  'own_domains',
  {
    storeId: uuid('store_id').notNull(),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    provedAt: instant('proved_at'),
    /** When the domain was first seen to lead here. */
    liveAt: instant('live_at'),
    /** When it was entered last. Links begin with the live domain that was. */
    createdAt: instant('created_at').notNull(),
    /** When its proof was looked for last, once it had been proved. */
    lookedAt: instant('looked_at'),
    /** Since when the proof is not found any more. */
    missingSince: instant('missing_since'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.domain] }),
    uniqueIndex('own_domains_proved').on(table.domain).where(sql`${table.provedAt} is not null`),
  ],
);

export type DomainRow = typeof ownDomains.$inferSelect;

/**
 * Only the release before reads and writes it, which knows one domain for each store.
 * @public
 */
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
