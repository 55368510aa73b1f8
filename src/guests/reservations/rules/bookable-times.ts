import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';
import { type OpeningHours, openPeriods } from '#restaurant/opening-hours/rules/opening.ts';
import {
  type BookableTable,
  findTables,
  overlaps,
  type Reserved,
  type Stay,
  stayFrom,
  tablesForGuests,
} from './find-tables.ts';
import { type ReservationSettings, turnMinutes } from './reservation.ts';

export const QUARTER = 15 * MINUTE;

export interface ReservingStore {
  timeZone: string;
  openingHours: OpeningHours | null;
  settings: ReservationSettings;
}

export interface BookableTime {
  at: number;
  isFree: boolean;
}

export interface Taken {
  tables: readonly BookableTable[];
  reserved: readonly Reserved[];
  /** What closes the restaurant to reservations, such as a private party. */
  closures: readonly Stay[];
}

/** The first and the last day on which guests can reserve. */
export function bookableDays(
  { timeZone, settings }: ReservingStore,
  now: number,
): { first: string; last: string } {
  const first = dayIn(timeZone, now);
  const last = new Date(Date.parse(first) + settings.daysAhead * DAY).toISOString().slice(0, 10);
  return { first, last };
}

/** Each quarter of an hour at which a party can sit down on this day, in order. The night after it belongs to it. */
export function seatingTimes({ timeZone, openingHours, settings }: ReservingStore, day: string): number[] {
  const times: number[] = [];
  for (const { start, end } of openPeriods(openingHours, day)) {
    const last = end - settings.lastSeatingMinutes * MINUTE;
    for (let shown = Math.ceil(start / QUARTER) * QUARTER; shown <= last && shown < end; shown += QUARTER) {
      const at = instantOfLocalTime(timeZone, shown);
      // Times that the clocks skip come out as a later one.
      if (localTimeIn(timeZone, at) === shown) times.push(at);
    }
  }
  return [...new Set(times)].toSorted((one, other) => one - other);
}

interface Asked {
  party: number;
  now: number;
}

/** The times of a day for guests, free or not. Those that have passed or come too soon are left out. */
export function offeredTimes(store: ReservingStore, { day, party, now }: Asked & { day: string }): number[] {
  const { first, last } = bookableDays(store, now);
  const { settings } = store;
  if (day < first || day > last || party > settings.largestParty) return [];
  const earliest = now + settings.leadMinutes * MINUTE;
  return seatingTimes(store, day).filter((at) => at >= earliest);
}

/** Whether guests can choose this time, free or not. A time after midnight may belong to the day before. */
export function isOffered(store: ReservingStore, at: number, asked: Asked): boolean {
  const day = dayIn(store.timeZone, at);
  const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  return [day, before].some((one) => offeredTimes(store, { ...asked, day: one }).includes(at));
}

/** The offered times of a day, each free or not. */
export function bookableTimes(
  store: ReservingStore,
  taken: Taken,
  asked: Asked & { day: string },
): BookableTime[] {
  const { party } = asked;
  return offeredTimes(store, asked).map((at) => ({
    at,
    isFree: tablesAt(store, taken, { at, party }) !== null,
  }));
}

/** The tables that a guest's party gets at this time. Null if there is no room. */
export function tablesAt(
  { settings }: Pick<ReservingStore, 'settings'>,
  { tables, reserved, closures }: Taken,
  { at, party }: { at: number; party: number },
): BookableTable[] | null {
  const stay = stayFrom(at, turnMinutes(settings.turns, party));
  if (closures.some((closure) => overlaps(closure, stay))) return null;
  const { coversPerQuarter } = settings;
  if (coversPerQuarter !== null && coversFrom(reserved, at) + party > coversPerQuarter) return null;
  return findTables(tablesForGuests(tables, party), reserved, { ...stay, party });
}

/** How many guests sit down in the quarter of an hour that begins at this time. */
export function coversFrom(reserved: readonly Pick<Reserved, 'start' | 'party'>[], at: number): number {
  return reserved
    .filter(({ start }) => start >= at && start < at + QUARTER)
    .reduce((sum, { party }) => sum + party, 0);
}
