import type { StoreForStaff, StorePatch } from '#domain/api/store.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { type OpeningStatus, openingStatus } from '#domain/time/opening.ts';

export const PAUSES_MIN = [15, 30, 60] as const;

type Pausable = Pick<StoreForStaff, 'paused' | 'pausedUntil' | 'openingHours' | 'timeZone'>;

/** Paused by hand, and not yet past the time at which that ends by itself. */
export function isPaused({ paused, pausedUntil }: Pausable, now: number): boolean {
  return paused && (pausedUntil === null || Date.parse(pausedUntil) > now);
}

/** A pause has the word before the hours: it is what somebody at this screen can end. */
export function statusOf(store: Pausable, now: number): OpeningStatus {
  const pausedUntil = store.pausedUntil === null ? null : new Date(store.pausedUntil);
  if (isPaused(store, now)) return { open: false, reason: 'paused', opensAt: pausedUntil?.getTime() ?? null };
  return openingStatus({ ...store, pausedUntil }, now);
}

/** Null: until somebody resumes. */
export function pauseFor(minutes: number | null, now: number): StorePatch {
  const until = minutes === null ? null : new Date(now + minutes * MINUTE).toISOString();
  return { paused: true, pausedUntil: until };
}

export const RESUME: StorePatch = { paused: false, pausedUntil: null };
