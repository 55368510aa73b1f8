import { instantOfLocalTime, localTimeIn } from '#domain/time/clock.ts';
import { DAY, HOUR } from '#domain/time/durations.ts';

/** A kitchen's day ends after the last guests: what has run out at eleven at night is not back at midnight. */
const DAY_BEGINS = 4 * HOUR;

/** When the store's present day is over, by its own clocks. */
export function endOfDay(timeZone: string, now: number): number {
  const shown = localTimeIn(timeZone, now);
  const midnight = Math.floor((shown - DAY_BEGINS) / DAY) * DAY;
  return instantOfLocalTime(timeZone, midnight + DAY + DAY_BEGINS);
}

export function inAnHour(now: number): number {
  return now + HOUR;
}
