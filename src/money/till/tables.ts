import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { DayFigures } from './rules/day.ts';
import {
  CASH_REASONS,
  type CashCount,
  type CashReason,
  DRAWER_MOVES,
  type DrawerMove,
} from './rules/drawers.ts';

/** A store's till: its settings, and the day that is open. There is none until somebody uses it. */
export const tills = pgTable('tills', {
  storeId: storeId().primaryKey(),
  /** When a day begins, in minutes after midnight. */
  boundary: integer('boundary').notNull(),
  /** Whether those who count do not see what is expected. */
  isBlind: boolean('is_blind').notNull(),
  /** Whether a day that nobody has closed is closed at its end. */
  closesItself: boolean('closes_itself').notNull(),
  /** The number of the open day, and the entry of the log after which it begins. */
  day: integer('day').notNull(),
  fromSeq: integer('from_seq').notNull(),
  /** Grows with each entry, so that a close does not miss one. */
  moves: integer('moves').notNull().default(0),
});

/** Drawers besides the main one, which is null wherever a drawer is named. */
export const tillDrawers = pgTable(
  'till_drawers',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** What people did at drawers. Rows never change, except that they are taken back once, in their own day. */
export const tillEntries = pgTable(
  'till_entries',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    day: integer('day').notNull(),
    drawerId: uuid('drawer_id'),
    what: text('what').$type<DrawerMove>().notNull(),
    amount: money('amount').notNull(),
    /** The notes and coins, if they were counted. */
    pieces: jsonb('pieces').$type<CashCount>(),
    reason: text('reason').$type<CashReason>(),
    note: text('note'),
    author: jsonb('author').$type<ActorRecord>().notNull(),
    /** The key of the tap. A second tap adds nothing. */
    request: text('request'),
    createdAt: instant('created_at').notNull(),
    /** Who took it back; null if it counts. */
    undoneBy: jsonb('undone_by').$type<ActorRecord>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('till_entries_by_day').on(table.storeId, table.day, table.id),
    uniqueIndex('till_entries_request').on(table.storeId, table.request),
    check('till_entries_what', isOneOf(table.what, DRAWER_MOVES)),
    check('till_entries_reason', isOneOf<CashReason>(table.reason, CASH_REASONS)),
    check('till_entries_amount', sql`${table.amount} >= 0`),
  ],
);

/** Days that are closed, with the stretch of the log that they hold. Rows never change. */
export const tillDays = pgTable(
  'till_days',
  {
    storeId: storeId(),
    number: integer('number').notNull(),
    day: text('day').notNull(),
    fromSeq: integer('from_seq').notNull(),
    toSeq: integer('to_seq').notNull(),
    figures: jsonb('figures').$type<DayFigures>().notNull(),
    note: text('note'),
    closedBy: jsonb('closed_by').$type<ActorRecord>().notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.number] })],
);

export type TillRow = typeof tills.$inferSelect;

export type TillEntryRow = typeof tillEntries.$inferSelect;

export type TillDayRow = typeof tillDays.$inferSelect;
