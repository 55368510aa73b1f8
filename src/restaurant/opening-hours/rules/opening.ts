import { parseClock } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';

/** Indexed like `Date.getDay()`. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Local times. A span that ends before it begins ends on the next day; 24:00 ends its own day. */
export interface Span {
  from: string;
  to: string;
}

/** Days that differ from their weekday, `to` included. Without hours they are closed. */
export interface Holiday {
  from: string;
  to: string;
  label: string;
  hours: Span[];
}

/** Hours belong to the day they begin on, even where they end on a holiday. */
export interface OpeningHours {
  week: Record<(typeof DAYS)[number], Span[]>;
  holidays: Holiday[];
}

export const WHOLE_DAY: Span = { from: '00:00', to: '24:00' };

/** The same hours on every day of the week. */
export function everyDay(span: Span): OpeningHours {
  const day = () => [{ ...span }];
  const week = { mon: day(), tue: day(), wed: day(), thu: day(), fri: day(), sat: day(), sun: day() };
  return { week, holidays: [] };
}

export interface Openable {
  paused: boolean;
  pausedUntil: Date | null;
  /** Null for a store that never closes. */
  openingHours: OpeningHours | null;
  timeZone: string;
}

/** The next change is null if it is unknown or more than two weeks away. */
export type OpeningStatus =
  | { open: true; closesAt: number | null }
  | { open: false; reason: 'paused' | 'closed'; opensAt: number | null };

const MINUTES_OF_DAY = 24 * 60;
const FORESEEN_DAYS = 14;

export function openingStatus(store: Openable, now: number): OpeningStatus {
  if (!isPaused(store, now)) return statusByHours(store, now);
  if (store.pausedUntil === null) return { open: false, reason: 'paused', opensAt: null };
  const resumed = store.pausedUntil.getTime();
  // A pause that ends while the store is closed is followed by its opening hours.
  const afterwards = statusByHours(store, resumed);
  return afterwards.open ? { open: false, reason: 'paused', opensAt: resumed } : afterwards;
}

function isPaused({ paused, pausedUntil }: Openable, now: number): boolean {
  return paused && (pausedUntil === null || pausedUntil.getTime() > now);
}

function statusByHours({ openingHours, timeZone }: Openable, now: number): OpeningStatus {
  if (openingHours === null || isNeverClosed(openingHours)) return { open: true, closesAt: null };
  const foreseen = now + FORESEEN_DAYS * DAY;
  let openUntil = now;
  for (const { start, end } of periodsFrom(openingHours, timeZone, now)) {
    if (start > foreseen || openUntil > foreseen) break;
    if (start > openUntil) {
      return openUntil > now
        ? { open: true, closesAt: openUntil }
        : { open: false, reason: 'closed', opensAt: start };
    }
    openUntil = Math.max(openUntil, end);
  }
  if (openUntil === now) return { open: false, reason: 'closed', opensAt: null };
  return { open: true, closesAt: openUntil > foreseen ? null : openUntil };
}

/** An interval in local time (see `localTimeIn`), or between instants where noted. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * Yields the open periods from now on, in order, as instants. Lazy, since each one reads the clocks of the
 * zone.
 */
function* periodsFrom(hours: OpeningHours, timeZone: string, now: number): Generator<Stretch> {
  const shown = localTimeIn(timeZone, now);
  for (const { start, end } of joined(spansAround(hours, shown))) {
    // Compared in local time, which is cheaper than converting to instants.
    if (end <= shown) continue;
    const period = { start: instantOfLocalTime(timeZone, start), end: instantOfLocalTime(timeZone, end) };
    // A span that the clocks skip completely never happens.
    if (period.start < period.end) yield period;
  }
}

function* spansAround(hours: OpeningHours, shown: number): Generator<Stretch> {
  const today = Math.floor(shown / DAY) * DAY;
  // Yesterday's hours may still last, and a change of the clocks can move one more day into two weeks.
  for (let day = today - DAY; day <= today + (FORESEEN_DAYS + 1) * DAY; day += DAY) {
    yield* inOrder(hoursOf(hours, day), day);
  }
}

function inOrder(spans: Span[], midnight: number): Stretch[] {
  return spans
    .map(spanMinutes)
    .map(({ from, to }) => ({ start: midnight + from * MINUTE, end: midnight + to * MINUTE }))
    .toSorted((one, other) => one.start - other.start);
}

/** Joins spans that touch or overlap. */
function* joined(stretches: Iterable<Stretch>): Generator<Stretch> {
  let last: Stretch | null = null;
  for (const { start, end } of stretches) {
    if (last !== null && start <= last.end) last = { start: last.start, end: Math.max(last.end, end) };
    else {
      if (last !== null) yield last;
      last = { start, end };
    }
  }
  if (last !== null) yield last;
}

/** The hours that begin on a day, in local time (see `localTimeIn`), joined where they touch. */
export function openPeriods(hours: OpeningHours | null, day: string): Stretch[] {
  const midnight = Date.parse(day);
  if (hours === null) return [{ start: midnight, end: midnight + DAY }];
  return [...joined(inOrder(hoursOf(hours, midnight), midnight))];
}

/** Whether the hours cover every minute of the week, without holidays. */
function isNeverClosed({ week, holidays }: OpeningHours): boolean {
  if (holidays.length > 0) return false;
  const [first, another] = joined(spansOfTwoWeeks(week));
  return first !== undefined && another === undefined && first.end - first.start >= 2 * DAYS.length * DAY;
}

/** Yields the week twice, so that a gap after its last night shows. */
function* spansOfTwoWeeks(week: OpeningHours['week']): Generator<Stretch> {
  for (const [index, day] of [...DAYS, ...DAYS].entries()) yield* inOrder(week[day], index * DAY);
}

function hoursOf({ week, holidays }: OpeningHours, midnight: number): Span[] {
  const date = new Date(midnight);
  const day = date.toISOString().slice(0, 10);
  const holiday = holidays.find(({ from, to }) => from <= day && day <= to);
  return holiday ? holiday.hours : week[DAYS[date.getUTCDay()] as (typeof DAYS)[number]];
}

/** Returns minutes since the midnight before the span begins. */
export function spanMinutes(span: Span): { from: number; to: number } {
  const from = parseClock(span.from) ?? 0;
  const to = parseClock(span.to) ?? MINUTES_OF_DAY;
  return { from, to: to > from ? to : to + MINUTES_OF_DAY };
}
