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
  if (openingHours === null) return { open: true, closesAt: null };
  const foreseen = now + FORESEEN_DAYS * DAY;
  let openUntil = now;
  for (const { start, end } of periodsAround(openingHours, timeZone, now)) {
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

/** When the store is open, in order, from a time before now on; made as they are asked for. */
function* periodsAround(hours: OpeningHours, timeZone: string, now: number) {
  const today = Math.floor(shownIn(timeZone, now) / DAY) * DAY;
  // Yesterday's hours may not be over, and in two weeks the clocks can have gone forward into one day more.
  for (let day = today - DAY; day <= today + (FORESEEN_DAYS + 1) * DAY; day += DAY) {
    const spans = hoursOf(hours, day).map(minutesOf);
    for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
      const start = instantIn(timeZone, day + from * MINUTE);
      const end = instantIn(timeZone, day + to * MINUTE);
      // Where the clocks skip the whole of a span, nobody is there.
      if (start < end) yield { start, end };
    }
  }
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
