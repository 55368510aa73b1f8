import { money, storeId } from '#platform/db/server/columns.ts';
import { bigint, integer, pgTable, primaryKey, text } from '#platform/db/server/drizzle.ts';
import type { SumKind } from './rules/report-sums.ts';

/**
 * Sums of ended days, so that a year is read without its orders. They can be deleted at any time and are made again
 * from the orders.
 */
export const reportSums = pgTable(
  'report_sums',
  {
    storeId: storeId(),
    day: text('day').notNull(),
    kind: text('kind').$type<SumKind>().notNull(),
    key: text('key').notNull(),
    label: text('label').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.kind, table.key, table.label] })],
);

/** The entry of the store's log up to which the sums are right, and the time zone of their days. */
export const reportMarks = pgTable('report_marks', {
  storeId: storeId().primaryKey(),
  logSeq: integer('log_seq').notNull(),
  timeZone: text('time_zone').notNull(),
});
