import { MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';

/** When a day of a restaurant begins: four in the morning. */
export const USUAL_BOUNDARY = 4 * 60;

/** The day that something belongs to, if days begin so many minutes after midnight. */
export function businessDay(timeZone: string, at: number, boundary: number): string {
  return new Date(localTimeIn(timeZone, at) - boundary * MINUTE).toISOString().slice(0, 10);
}

/** When that day begins. */
export function startOfBusinessDay(timeZone: string, day: string, boundary: number): number {
  return instantOfLocalTime(timeZone, Date.parse(day) + boundary * MINUTE);
}
