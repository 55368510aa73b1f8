import { clockOf, earliest } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime } from '#platform/time/rules/local-time.ts';
import { DAYS } from './opening.ts';

export type Weekday = (typeof DAYS)[number];

/** A moment by the store's own clock. */
export interface StoreTime {
  /** Such as 2026-11-20. */
  day: string;
  /** Since midnight. */
  minute: number;
}

/** When something holds. Hours that pass midnight belong to the day on which they begin. */
export interface StoreHours {
  /** None: on every day. */
  days: Weekday[];
  fromDay: string | null;
  /** Included. */
  untilDay: string | null;
  /** Minutes since midnight. Null, or both the same: the whole day. */
  start: number | null;
  end: number | null;
}

export function storeTimeIn(timeZone: string, at: number): StoreTime {
  const shown = clockOf(timeZone).format(at);
  return { day: shown.slice(0, 10), minute: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14)) };
}

/** Includes start and excludes end. A span may cross midnight; no times, or equal ones, mean always. */
export function isWithinSpan(minute: number, start: number | null, end: number | null): boolean {
  if (start === null || end === null || start === end) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

export function holdsAt(hours: StoreHours, { day, minute }: StoreTime): boolean {
  const { start, end } = hours;
  if (!isWithinSpan(minute, start, end)) return false;
  const hasBegunBefore = start !== null && end !== null && start > end && minute < end;
  return isItsDay(hours, hasBegunBefore ? dayAfter(day, -1) : day);
}

function isItsDay({ days, fromDay, untilDay }: StoreHours, day: string): boolean {
  if (fromDay !== null && day < fromDay) return false;
  if (untilDay !== null && day > untilDay) return false;
  return days.length === 0 || days.includes(DAYS[new Date(day).getUTCDay()] as Weekday);
}

const FORESEEN_DAYS = 15;

/** When it begins or ends next. Null: never, or in more than two weeks. */
export function nextChangeOf(hours: StoreHours, timeZone: string, at: number): number | null {
  const bounds = boundsOf(hours);
  if (bounds.length === 0) return null;
  const now = storeTimeIn(timeZone, at);
  const holds = holdsAt(hours, now);
  for (let ahead = 0; ahead < FORESEEN_DAYS; ahead++) {
    const day = dayAfter(now.day, ahead);
    const change = bounds.find(
      (minute) => (ahead > 0 || minute > now.minute) && holdsAt(hours, { day, minute }) !== holds,
    );
    if (change !== undefined) return instantOfLocalTime(timeZone, Date.parse(day) + change * MINUTE);
  }
  return null;
}

export function nextChangeAmong(all: readonly StoreHours[], timeZone: string, at: number): number | null {
  return earliest(all.map((hours) => nextChangeOf(hours, timeZone, at)));
}

/** The minutes of a day at which it can begin or end, in order. */
function boundsOf({ days, fromDay, untilDay, start, end }: StoreHours): number[] {
  const isAllDay = start === null || end === null || start === end;
  const isDaily = days.length === 0 && fromDay === null && untilDay === null;
  const bounds = [...(isDaily ? [] : [0]), ...(isAllDay ? [] : [start, end])];
  return [...new Set(bounds)].toSorted((one, other) => one - other);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
