import { instant, storeId } from '#platform/db/server/columns.ts';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from '#platform/db/server/drizzle.ts';

/** The letters that tablets have or had, in what guests are called by and in the numbers of bills. */
export const tabletLetters = pgTable(
  'tablet_letters',
  {
    storeId: storeId(),
    letter: text('letter').notNull(),
    tabletId: text('tablet_id').notNull(),
    /** When its tablet was removed. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.letter] }),
    uniqueIndex('tablet_letters_of').on(table.storeId, table.tabletId),
  ],
);

/** Numbers of orders that only one tablet gives, from the first to the last, in their order. */
export const numberBlocks = pgTable(
  'number_blocks',
  {
    storeId: storeId(),
    first: integer('first').notNull(),
    last: integer('last').notNull(),
    /** The one that it gives next. Above the last there is none. */
    next: integer('next').notNull(),
    tabletId: text('tablet_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.first] }),
    index('number_blocks_of').on(table.storeId, table.tabletId),
  ],
);

/** The latest number of each tablet's bills, like `bill_counters`, which the previous release reads whole. */
export const tabletBillCounters = pgTable(
  'tablet_bill_counters',
  {
    storeId: storeId(),
    letter: text('letter').notNull(),
    year: integer('year').notNull(),
    seq: integer('seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.letter, table.year] })],
);
