import { money } from '#platform/db/server/columns.ts';
import { index, integer, pgTable, primaryKey, sql, text, uuid } from '#platform/db/server/drizzle.ts';

/** The days on which stores owe a commission, with the terms that each began with. What was ordered is counted when it is asked for. */
export const commissionDays = pgTable(
  'commission_days',
  {
    storeId: uuid('store_id').notNull(),
    /** In the store's time zone. */
    day: text('day').notNull(),
    perOrder: money('per_order').notNull(),
    rate: integer('rate').notNull(),
    /** The invoice that asks for it. Null until the month is over. */
    invoiceId: uuid('invoice_id'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.day] }),
    index('commission_days_open').on(table.storeId, table.day).where(sql`invoice_id is null`),
  ],
);
