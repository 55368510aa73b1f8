import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';

/** A kitchen's day ends at four in the morning, because a dish that is sold out at eleven is not back at midnight. */
const DAY_BEGINS = 4 * HOUR;

/** The end of the store's present day, in its time zone. */
export function endOfDay(timeZone: string, now: number): number {
  const shown = localTimeIn(timeZone, now);
  const midnight = Math.floor((shown - DAY_BEGINS) / DAY) * DAY;
  return instantOfLocalTime(timeZone, midnight + DAY + DAY_BEGINS);
}

export function inAnHour(now: number): number {
  return now + HOUR;
}

/** Whether something lasts on. */
export function isAhead(until: string | null, now: number): boolean {
  return until !== null && Date.parse(until) > now;
}
