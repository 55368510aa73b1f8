import { instant, money, storeId } from '#platform/db/server/columns.ts';
import { check, index, pgTable, primaryKey, sql, text, uuid } from '#platform/db/server/drizzle.ts';

/** Of somebody who pays later. What they owe is the sum of the receipts that name it. */
export const khatas = pgTable(
  'khatas',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** As the guest's orders have it. Empty if it is not known. */
    countryCode: text('country_code').notNull(),
    phone: text('phone').notNull(),
    note: text('note').notNull(),
    /** The most that they may owe. Null without one. */
    limit: money('most'),
    createdAt: instant('created_at').notNull(),
    /** When it was closed. It is no longer offered. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('khatas_by_phone').on(table.storeId, table.phone),
    check('khatas_limit', sql`${table.limit} >= 0`),
  ],
);

export type KhataRow = typeof khatas.$inferSelect;
