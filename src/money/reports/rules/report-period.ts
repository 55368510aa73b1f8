import { DAY } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';

/** Two years, one of them a leap year. */
export const MOST_DAYS = 731;

export const PRESETS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'this-month',
  'last-month',
  'this-year',
] as const;
export type Preset = (typeof PRESETS)[number];

/** Days such as 2026-11-20 in the store's time zone, both included. */
export interface Period {
  from: string;
  to: string;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

export function countDays({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: Math.max(0, countDays(period)) }, (_, index) => addDays(period.from, index));
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

export function firstOfWeek(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

export function periodOf(preset: Preset, today: string): Period {
  const endOfLastMonth = addDays(firstOfMonth(today), -1);
  const periods: Record<Preset, Period> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    'this-month': { from: firstOfMonth(today), to: today },
    'last-month': { from: firstOfMonth(endOfLastMonth), to: endOfLastMonth },
    'this-year': { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
  return periods[preset];
}

const WEEK = 7;

/** What a period is compared with: the same weekdays of the week before, or, from a week on, as many days before it. */
export function periodBefore(period: Period): Period {
  const earlier = Math.max(WEEK, countDays(period));
  return { from: addDays(period.from, -earlier), to: addDays(period.to, -earlier) };
}

export function startOfDay(timeZone: string, day: string): number {
  return instantOfLocalTime(timeZone, Date.parse(day));
}

/** Returns the same local time some days earlier. A day that is not over is compared up to then. */
export function sameTimeEarlier(timeZone: string, now: number, days: number): number {
  return instantOfLocalTime(timeZone, localTimeIn(timeZone, now) - days * DAY);
}
