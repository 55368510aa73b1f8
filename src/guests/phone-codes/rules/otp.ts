import { DAY, MINUTE } from '#platform/time/rules/durations.ts';

export const CODE_LIFETIME_MS = 5 * MINUTE;
export const MOST_TRIES = 5;
/** Failures of a number count for this long. A new code does not reset them. */
export const FAILURE_WINDOW_MS = 10 * MINUTE;
export const RESEND_AFTER_S = 30;

const SEND_LIMITS = [
  { window: RESEND_AFTER_S * 1000, most: 1 },
  { window: 10 * MINUTE, most: 3 },
  { window: DAY, most: 8 },
] as const;

/**
 * Shared by all stores, so that no number is flooded. Each store also has its own limits, which others cannot
 * use up.
 */
const OVERALL_LIMITS = [
  { window: 10 * MINUTE, most: 12 },
  { window: DAY, most: 40 },
] as const;

export const LONGEST_WINDOW_MS = DAY;

/** Returns a code from 1000 to 9999 for a random number from 0 to 8999. */
export function codeFrom(random: number): string {
  return String(1000 + random);
}

export interface NumberHistory {
  /** When codes were sent to this number, in ms since 1970. */
  sentAt: number[];
  failures: number;
  failingSince: number | null;
}

export function isLocked(history: Pick<NumberHistory, 'failures' | 'failingSince'>, now: number): boolean {
  return history.failures >= MOST_TRIES && now < failuresExpireAt(history);
}

function failuresExpireAt({ failingSince }: Pick<NumberHistory, 'failingSince'>): number {
  return failingSince === null ? Number.NEGATIVE_INFINITY : failingSince + FAILURE_WINDOW_MS;
}

export function afterFailure(
  history: Pick<NumberHistory, 'failures' | 'failingSince'>,
  now: number,
): Pick<NumberHistory, 'failures' | 'failingSince'> {
  return now < failuresExpireAt(history)
    ? { failures: history.failures + 1, failingSince: history.failingSince }
    : { failures: 1, failingSince: now };
}

/** Returns the ms until a store may send another code to this number; 0 if it may now. */
export function waitBeforeSending(history: NumberHistory, now: number): number {
  const unlock = isLocked(history, now) ? failuresExpireAt(history) - now : 0;
  return Math.max(unlock, longestWait(history.sentAt, SEND_LIMITS, now));
}

/** Returns the ms until the limits that all stores share allow another code to this number. */
export function waitOverall(sentAt: number[], now: number): number {
  return longestWait(sentAt, OVERALL_LIMITS, now);
}

function longestWait(
  sentAt: number[],
  limits: readonly { window: number; most: number }[],
  now: number,
): number {
  const waits = limits.map(({ window, most }) => {
    const recent = sentAt.filter((at) => now - at < window).toSorted((a, b) => b - a);
    const blocking = recent[most - 1];
    return blocking === undefined ? 0 : blocking + window - now;
  });
  return Math.max(0, ...waits);
}
