import { instantIn, parseClock, shownIn } from './clock.ts';

/** As `Date` counts them. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** By the store's clocks. One that ends before it begins ends on the next day, 24:00 with its own. */
export interface Span {
  from: string;
  to: string;
}

/** Days that are not like their weekday, the last one included; without hours they are closed. */
export interface Holiday {
  from: string;
  to: string;
  label: string;
  hours: Span[];
}

/** The hours of a day are those that begin on it, even where they end on a holiday. */
export interface OpeningHours {
  week: Record<(typeof DAYS)[number], Span[]>;
  holidays: Holiday[];
}

export interface Openable {
  paused: boolean;
  pausedUntil: Date | null;
  /** Null where the store is open at all hours. */
  openingHours: OpeningHours | null;
  timeZone: string;
}

/** The next change is null when nobody knows it, or when it is more than two weeks away. */
export type OpeningStatus =
  | { open: true; closesAt: number | null }
  | { open: false; reason: 'paused' | 'closed'; opensAt: number | null };

const MINUTE = 60_000;
const MINUTES_OF_DAY = 24 * 60;
const DAY = MINUTES_OF_DAY * MINUTE;
const FORESEEN_DAYS = 14;

/** Whether a store takes orders, and when that will next change. */
export function openingStatus(store: Openable, now: number): OpeningStatus {
  if (!isPaused(store, now)) return statusByHours(store, now);
  if (store.pausedUntil === null) return { open: false, reason: 'paused', opensAt: null };
  const resumed = store.pausedUntil.getTime();
  // A pause that ends while the store is closed is not what customers wait for.
  const afterwards = statusByHours(store, resumed);
  return afterwards.open ? { open: false, reason: 'paused', opensAt: resumed } : afterwards;
}

/** Paused by hand, and not yet past the time at which it resumes by itself. */
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

/** Between two times as the store's clocks show them; as instants where it says so. */
interface Stretch {
  start: number;
  end: number;
}

/** When the store is open, in order, from now on; made as they are asked for. */
function* periodsFrom(hours: OpeningHours, timeZone: string, now: number): Generator<Stretch> {
  const shown = shownIn(timeZone, now);
  for (const { start, end } of joined(spansAround(hours, shown))) {
    // The clocks have been there: asking them when is what takes long.
    if (end <= shown) continue;
    const period = { start: instantIn(timeZone, start), end: instantIn(timeZone, end) };
    // Where the clocks skip the whole of it, nobody is there.
    if (period.start < period.end) yield period;
  }
}

/** By the order in which they begin. */
function* spansAround(hours: OpeningHours, shown: number): Generator<Stretch> {
  const today = Math.floor(shown / DAY) * DAY;
  // Yesterday's hours may not be over, and in two weeks the clocks can have gone forward into one day more.
  for (let day = today - DAY; day <= today + (FORESEEN_DAYS + 1) * DAY; day += DAY) {
    yield* inOrder(hoursOf(hours, day), day);
  }
}

function inOrder(spans: Span[], midnight: number): Stretch[] {
  return spans
    .map(minutesOf)
    .map(({ from, to }) => ({ start: midnight + from * MINUTE, end: midnight + to * MINUTE }))
    .toSorted((one, other) => one.start - other.start);
}

/** What touches or overlaps is one. */
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

/** Without holidays, and with hours that leave no minute of the week out. */
function isNeverClosed({ week, holidays }: OpeningHours): boolean {
  if (holidays.length > 0) return false;
  const [first, another] = joined(spansOfTwoWeeks(week));
  return first !== undefined && another === undefined && first.end - first.start >= 2 * DAYS.length * DAY;
}

/** The first of them twice, so that what its last night leaves out is seen as well. */
function* spansOfTwoWeeks(week: OpeningHours['week']): Generator<Stretch> {
  for (const [index, day] of [...DAYS, ...DAYS].entries()) yield* inOrder(week[day], index * DAY);
}

function hoursOf({ week, holidays }: OpeningHours, midnight: number): Span[] {
  const date = new Date(midnight);
  const day = date.toISOString().slice(0, 10);
  const holiday = holidays.find(({ from, to }) => from <= day && day <= to);
  return holiday ? holiday.hours : week[DAYS[date.getUTCDay()] as (typeof DAYS)[number]];
}

/** Minutes since the midnight before it begins. */
export function minutesOf(span: Span): { from: number; to: number } {
  const from = parseClock(span.from) ?? 0;
  const to = parseClock(span.to) ?? MINUTES_OF_DAY;
  return { from, to: to > from ? to : to + MINUTES_OF_DAY };
}
