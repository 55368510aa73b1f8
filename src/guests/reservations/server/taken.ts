import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime } from '#platform/time/rules/local-time.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { ReservingStore, Taken } from '../rules/bookable-times.ts';
import { FORGOTTEN_MS, stayOf } from '../rules/by-the-clock.ts';
import type { BookableTable, Reserved, Stay } from '../rules/find-tables.ts';
import { LONGEST_MINUTES, MOST_OF_DAY, type ReservationSettings } from '../rules/reservation.ts';
import {
  countReservations,
  type ReservationRow,
  selectEvents,
  selectHolding,
  selectSeats,
} from './queries.ts';

/** Whatever overlaps with a time began at most so long before it. */
const BEFORE_MS = LONGEST_MINUTES * MINUTE + FORGOTTEN_MS;

/** Nobody sits down longer before their time than a day. */
const EARLY_MS = DAY;

export interface TakenTables extends Taken {
  tables: BookableTable[];
  reserved: (Reserved & { id: string })[];
}

export function reservingStore(
  { timeZone, openingHours }: StoreRow,
  settings: ReservationSettings,
): ReservingStore {
  return { timeZone, openingHours, settings };
}

const reservedOf = (row: ReservationRow, now: number) => ({
  id: row.id,
  party: row.party,
  tableIds: row.tableIds,
  ...stayOf({ ...row, startsAt: row.startsAt.getTime() }, now),
});

/** What is taken around this time. A reservation that is to be moved does not stand in its own way. */
export async function readTaken(
  { db, now }: Ctx,
  storeId: string,
  { start, end }: Stay,
  without = '',
): Promise<TakenTables> {
  // A party that came early sits although its time is later.
  const to = new Date(end + EARLY_MS);
  const rows = await selectHolding(db, storeId, { from: new Date(start - BEFORE_MS), to });
  const events = await selectEvents(db, storeId, { from: new Date(start), to: new Date(end) });
  return {
    tables: await selectSeats(db, storeId),
    reserved: rows.filter(({ id }) => id !== without).map((row) => reservedOf(row, now)),
    closures: events
      .filter(({ closesBooking }) => closesBooking)
      .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
  };
}

/** From one local day to another, both included. */
export function daysIn(timeZone: string, from: string, to: string): Stay {
  return {
    start: instantOfLocalTime(timeZone, Date.parse(from)),
    end: instantOfLocalTime(timeZone, Date.parse(to) + DAY),
  };
}

/** Refuses more of one day than a screen can show. */
export async function requireDayHasRoom({ db }: Ctx, { storeId, timeZone }: StoreRow, at: number) {
  const day = dayIn(timeZone, at);
  const { start, end } = daysIn(timeZone, day, day);
  const range = { from: new Date(start - 1), to: new Date(end) };
  if ((await countReservations(db, storeId, range)) >= MOST_OF_DAY) throw new AppError('RESERVATION_FULL');
}
