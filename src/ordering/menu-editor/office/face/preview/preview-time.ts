import { MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';

/** A day and its minute in the store's time zone. */
export interface PreviewTime {
  day: string;
  minute: number;
}

const MINUTES_OF_DAY = 24 * 60;
export const MINUTE_STEP = 15;

export function timeAt(timeZone: string, at: number): PreviewTime {
  const shown = localTimeIn(timeZone, at);
  return {
    day: new Date(shown).toISOString().slice(0, 10),
    minute: Math.floor(shown / MINUTE) % MINUTES_OF_DAY,
  };
}

/** Returns null for an invalid day, which a field has while it is typed. */
export function instantOf(timeZone: string, { day, minute }: PreviewTime): number | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(midnight) ? null : instantOfLocalTime(timeZone, midnight + minute * MINUTE);
}
