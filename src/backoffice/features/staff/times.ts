import { DAY, MINUTE } from '#domain/time/durations.ts';
import { type Clock, formatDayOf, formatWhen } from '../../parts/format.ts';

const HERE_MS = 3 * MINUTE;
const LATELY_MS = 6 * DAY;

/** Formats a moment of the last six days with its time, and an earlier one as a day. */
export function formatLately(at: string, now: number, clock: Clock): string {
  const isRecent = now - Date.parse(at) < LATELY_MS;
  return isRecent ? formatWhen(Date.parse(at), now, clock) : formatDayOf(at, clock);
}

/** Whether somebody has a screen open. Open screens report to the server once a minute. */
export function isHere(seenAt: string | null, now: number): boolean {
  return seenAt !== null && now - Date.parse(seenAt) < HERE_MS;
}
