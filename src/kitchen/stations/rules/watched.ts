import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';

/** How often an open screen says so. */
export const WATCH_EVERY_MS = 20 * SECOND;
export const WATCHED_FOR_MS = MINUTE;

/** Whether somebody has a station's screen open, or had so within the last minute. */
export const isWatched = (watchedAt: number | null, now: number): boolean =>
  watchedAt !== null && now - watchedAt < WATCHED_FOR_MS;

interface Watchable {
  isWatched: boolean;
  printers: readonly string[];
  onlyUnwatched: boolean;
}

/** Whether nobody sees what stands at a station. One that always prints has it on paper. */
export const isUnwatched = ({ isWatched: isOpen, printers, onlyUnwatched }: Watchable): boolean =>
  !isOpen && (printers.length === 0 || onlyUnwatched);
