import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { Stay } from './find-tables.ts';
import type { ReservationState } from './reservation.ts';

interface Kept {
  state: ReservationState;
  startsAt: number;
  minutes: number;
}

/** Guests who stay longer than expected are taken to leave soon. */
export const LEAVING_MS = 10 * MINUTE;
/** Nobody sits so long after the end: staff forgot to say that the table is free. */
export const FORGOTTEN_MS = 3 * HOUR;
export const LONGEST_LINE_MS = 6 * HOUR;

/** How long it keeps its tables. A party that sits has them from now on, even if it came early or stays longer. */
export function stayOf({ state, startsAt, minutes }: Kept, now: number): Stay {
  const end = startsAt + minutes * MINUTE;
  if (state !== 'seated') return { start: startsAt, end };
  return { start: Math.min(startsAt, now), end: Math.max(end, now + LEAVING_MS) };
}

/**
 * What has become of it by now, if nobody said. A restaurant that seated nobody that day does not keep its book, so
 * that its guests are taken to have come.
 */
export function overdueState(
  { state, startsAt, minutes, createdAt }: Kept & { createdAt: number },
  { now, hasSeated }: { now: number; hasSeated: boolean },
): ReservationState | null {
  const end = startsAt + minutes * MINUTE;
  if (state === 'waiting' || state === 'called')
    return now - createdAt >= LONGEST_LINE_MS ? 'cancelled' : null;
  if (state === 'seated') return now >= end + FORGOTTEN_MS ? 'done' : null;
  if (now < end) return null;
  if (state === 'confirmed') return hasSeated ? 'no_show' : 'done';
  return state === 'requested' ? 'cancelled' : null;
}

interface Reminded {
  state: ReservationState;
  startsAt: number;
  createdAt: number;
}

/** Whoever reserves later than that needs no reminder. */
export function isReminderDue(
  { state, startsAt, createdAt }: Reminded,
  reminderHours: number | null,
  now: number,
): boolean {
  if (reminderHours === null || state !== 'confirmed') return false;
  const due = startsAt - reminderHours * HOUR;
  return createdAt < due && due <= now && now < startsAt;
}
