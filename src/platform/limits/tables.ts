import { instant } from '#platform/db/server/columns.ts';
import { index, integer, pgTable, primaryKey, text } from '#platform/db/server/drizzle.ts';

/** The counts of limits that hold for all processes together. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    name: text('name').notNull(),
    /** A hash, since keys have addresses of people. */
    key: text('key').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.key] }),
    index('limit_counts_by_end').on(table.endsAt),
  ],
);
