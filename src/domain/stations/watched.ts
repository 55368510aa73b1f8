import { MINUTE, SECOND } from '../time/durations.ts';

/** How often an open screen says so. */
export const WATCH_EVERY_MS = 20 * SECOND;
export const WATCHED_FOR_MS = MINUTE;

/** Whether somebody has a station's screen open, or had so within the last minute. */
export const isWatched = (watchedAt: number | null, now: number): boolean =>
  watchedAt !== null && now - watchedAt < WATCHED_FOR_MS;
