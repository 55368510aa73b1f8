import { clockOf } from './clock.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';

/** Returns the local date and time as if they were UTC, in ms since 1970. */
export function localTimeIn(timeZone: string, now: number): number {
  const [year = 0, month = 0, day, hour, minute] = clockOf(timeZone).format(now).split(/\D/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** How many midnights lie between two instants: 0 is the same day, 1 the next one. */
export function daysBetween(timeZone: string, now: number, at: number): number {
  return dayNumberIn(timeZone, at) - dayNumberIn(timeZone, now);
}

/** When the next day begins. */
export function nextMidnight(timeZone: string, now: number): number {
  return instantOfLocalTime(timeZone, (dayNumberIn(timeZone, now) + 1) * DAY);
}

const dayNumberIn = (timeZone: string, at: number) => Math.floor(localTimeIn(timeZone, at) / DAY);

/**
 * Returns the first instant at which the local time has reached `shown`, which is in the form of `localTimeIn`.
 */
export function instantOfLocalTime(timeZone: string, shown: number): number {
  // No zone is further from UTC, so a change of its clocks that matters lies in between.
  const [early, late] = [shown - 15 * HOUR, shown + 13 * HOUR];
  const before = shown - (localTimeIn(timeZone, early) - early);
  if (localTimeIn(timeZone, before) === shown) return before;
  const after = shown - (localTimeIn(timeZone, late) - late);
  if (localTimeIn(timeZone, after) === shown) return after;
  return firstMinute(after, before, (at) => localTimeIn(timeZone, at) >= shown);
}

/** Finds the first minute at which the condition holds. It is known to hold at the last. */
function firstMinute(first: number, last: number, isReached: (at: number) => boolean): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (isReached(middle)) high = middle;
    else low = middle + MINUTE;
  }
  return high;
}
