import { storeId } from '#platform/db/server/columns.ts';
import { check, integer, pgTable, primaryKey, sql, text } from '#platform/db/server/drizzle.ts';

/** How many portions of a dish are left. A day that has no row of its own begins with the usual number. */
export const portions = pgTable(
  'portions',
  {
    storeId: storeId(),
    itemId: text('item_id').notNull(),
    remaining: integer('remaining').notNull(),
    usual: integer('usual'),
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.itemId] }),
    check('portions_remaining', sql`${table.remaining} >= 0 and ${table.usual} >= 0`),
  ],
);
