import type { StoreForStaff } from '#domain/api/store.ts';
import type { Openable } from '#domain/time/opening.ts';

/** What tells whether a store is open, in the form in which the domain computes with it. */
export function openableOf(
  store: Pick<StoreForStaff, 'paused' | 'pausedUntil' | 'openingHours' | 'timeZone'>,
): Openable {
  const { paused, pausedUntil, openingHours, timeZone } = store;
  return { paused, pausedUntil: pausedUntil === null ? null : new Date(pausedUntil), openingHours, timeZone };
}
