import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
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
import type { Language } from '#platform/language/rules/languages.ts';
import {
  RESERVATION_SOURCES,
  RESERVATION_STATES,
  type ReservationSettings,
  type ReservationSource,
  type ReservationState,
} from './rules/reservation.ts';

/** The book of a store, whose row is locked by whoever takes or frees a table. */
export const reservationBooks = pgTable(
  'reservation_books',
  {
    storeId: storeId(),
    /** Null until something was chosen. */
    settings: jsonb('settings').$type<ReservationSettings>(),
    /** When something last changed in it. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId] })],
);

/** A party with a time, or one that waits at the door. */
export const reservations = pgTable(
  'reservations',
  {
    storeId: storeId(),
    /** Also the guest's link. Chosen by the guest's browser, or random. */
    id: uuid('id').notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    source: text('source').$type<ReservationSource>().notNull(),
    /** Whether it began in the line at the door. Its start is when it came, then when it was seated. */
    isWalkIn: boolean('is_walk_in').notNull(),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    party: integer('party').notNull(),
    tableIds: jsonb('table_ids').$type<string[]>().notNull(),
    name: text('name').notNull(),
    /** Null if none was given, or after the guest was erased. */
    phone: text('phone'),
    countryCode: text('country_code').notNull(),
    email: text('email'),
    note: text('note').notNull(),
    staffNote: text('staff_note').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('reservations_by_time').on(table.storeId, table.startsAt),
    index('reservations_by_phone').on(table.storeId, table.phone),
    /** What has not ended, which the clock looks at. */
    index('reservations_open')
      .on(table.storeId, table.startsAt)
      .where(sql`${table.state} in ('requested', 'confirmed', 'waiting', 'called', 'seated')`),
    check('reservations_state', isOneOf(table.state, RESERVATION_STATES)),
    check('reservations_source', isOneOf(table.source, RESERVATION_SOURCES)),
  ],
);

/** What else has a date, such as a private party. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    note: text('note').notNull(),
    closesBooking: boolean('closes_booking').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('calendar_events_by_time').on(table.storeId, table.startsAt),
  ],
);

/** Secret addresses under which a person's phone reads the calendar, as hashes. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    storeId: storeId(),
    accountId: uuid('account_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.accountId] }),
    uniqueIndex('calendar_feeds_by_token').on(table.storeId, table.tokenHash),
  ],
);
