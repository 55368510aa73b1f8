import { formatClock, minuteOfDayIn } from '#platform/time/rules/clock.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type DayPart, groupByDayPart } from '#restaurant/opening-hours/rules/day-parts.ts';
import type { BookableView } from '../wire/calendar.ts';

export type OfferedTime = BookableView['times'][number];

/** The times of a day by the part of it, as the restaurant's clock shows them. */
export function groupTimes(
  times: readonly OfferedTime[],
  timeZone: string,
): { part: DayPart; times: OfferedTime[] }[] {
  const clocks = times.map(({ at }) => formatClock(minuteOfDayIn(timeZone, Date.parse(at))));
  let from = 0;
  return groupByDayPart(clocks).map(({ part, times: { length } }) => {
    const group = times.slice(from, from + length);
    from += length;
    return { part, times: group };
  });
}

/** The free times that are nearest to one that was just taken, in their order. */
export function nearestFree(times: readonly OfferedTime[], wanted: string, most = 3): OfferedTime[] {
  const distance = ({ at }: OfferedTime) => Math.abs(Date.parse(at) - Date.parse(wanted));
  return times
    .filter(({ at, isFree }) => isFree && at !== wanted)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** About as many as a restaurant's lunch and dinner have. */
const MOST_SHOWN = 48;
const HALF_HOUR = 30 * MINUTE;

/** Of a day that is open all round, the hours and half hours, and the one that was chosen. */
export function shownTimes(times: readonly OfferedTime[], chosen: string | null): readonly OfferedTime[] {
  if (times.length <= MOST_SHOWN) return times;
  return times.filter(({ at }) => Date.parse(at) % HALF_HOUR === 0 || at === chosen);
}
