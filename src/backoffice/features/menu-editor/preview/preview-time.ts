import { instantOfLocalTime, localTimeIn } from '#domain/time/clock.ts';
import { MINUTE } from '#domain/time/durations.ts';

/** A day and a minute of it, as the clocks of the store show them. */
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

/** Null for a day that is none, as a field has it while it is being typed. */
export function instantOf(timeZone: string, { day, minute }: PreviewTime): number | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(midnight) ? null : instantOfLocalTime(timeZone, midnight + minute * MINUTE);
}
