import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';
import { type OpeningHours, openPeriods } from '#restaurant/opening-hours/rules/opening.ts';

export const VIEWS = ['list', 'tables', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

export interface CalendarSearch {
  view?: View;
  day?: string;
  /** The reservation that is open. */
  reservation?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const isView = (value: unknown): value is View => VIEWS.some((view) => view === value);

/** What an address asks for. Anything else is ignored. */
export function readCalendarSearch({ view, day, reservation }: Record<string, unknown>): CalendarSearch {
  return {
    ...(isView(view) ? { view } : {}),
    ...(isDay(day) ? { day } : {}),
    ...(typeof reservation === 'string' ? { reservation } : {}),
  };
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** Weeks of a month begin on a Monday. */
function weekOf(day: string): { from: string; to: string } {
  const from = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/** The days that a view shows: seven from the chosen one, so that what comes is in sight; whole weeks for a month. */
export function daysOf(view: View, day: string): { from: string; to: string } {
  if (view === 'week') return { from: day, to: addDays(day, 6) };
  if (view !== 'month') return { from: day, to: day };
  const { from, to } = monthOf(day);
  return { from: weekOf(from).from, to: weekOf(to).to };
}

/** The day that the view before or after it shows. */
export function stepFrom(view: View, day: string, step: 1 | -1): string {
  if (view === 'month')
    return step === 1 ? addDays(monthOf(day).to, 1) : monthOf(addDays(monthOf(day).from, -1)).from;
  return addDays(day, view === 'week' ? 7 * step : step);
}

/** A moment as the restaurant's clock shows it: 2026-11-26 19:30:00. */
export const shownAt = (timeZone: string, at: number): string =>
  new Date(localTimeIn(timeZone, at)).toISOString().slice(0, 19).replace('T', ' ');

/** The moment at which the restaurant's clock shows this. */
export const momentOf = (timeZone: string, shown: string): number =>
  instantOfLocalTime(timeZone, Date.parse(`${shown.slice(0, 16).replace(' ', 'T')}Z`));

interface Hours {
  start: string;
  end: string;
}

const clockOf = (ms: number): string => new Date(ms).toISOString().slice(11, 19);
const END_OF_DAY = '23:59:59';

/** The hours of a day to show: those of opening, widened by what is booked outside of them. */
export function shownHours(openingHours: OpeningHours | null, day: string, shown: readonly string[]): Hours {
  const midnight = Date.parse(day);
  const periods = openingHours === null ? [] : openPeriods(openingHours, day);
  const times = shown
    .filter((time) => time.startsWith(day))
    .map((time) => Date.parse(`${time.replace(' ', 'T')}Z`));
  const starts = [...periods.map(({ start }) => start), ...times];
  const ends = [...periods.map(({ end }) => end), ...times.map((time) => time + 2 * HOUR)];
  if (starts.length === 0) return { start: '08:00:00', end: END_OF_DAY };
  const start = Math.floor(Math.min(...starts) / HOUR) * HOUR;
  const end = Math.ceil(Math.max(...ends) / HOUR) * HOUR;
  return { start: clockOf(start), end: end >= midnight + DAY ? END_OF_DAY : clockOf(end) };
}

/** The hours that hold those of each of these days. */
export function hoursOfDays(
  openingHours: OpeningHours | null,
  { from, to }: { from: string; to: string },
  shown: readonly string[],
): Hours {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const all = days
    .map((day) => ({ day, times: shown.filter((time) => time.startsWith(day)) }))
    .filter(
      ({ day, times }) =>
        times.length > 0 || (openingHours !== null && openPeriods(openingHours, day).length > 0),
    )
    .map(({ day, times }) => shownHours(openingHours, day, times));
  if (all.length === 0) return shownHours(null, from, []);
  return {
    start: all.map(({ start }) => start).toSorted()[0] ?? '',
    end:
      all
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? '',
  };
}
