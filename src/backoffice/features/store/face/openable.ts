import type { StoreForStaff } from '#domain/api/store.ts';
import type { Openable } from '#domain/time/opening.ts';

/** The hours and pauses of a store, in the domain's form. */
export function openableOf(
  store: Pick<StoreForStaff, 'paused' | 'pausedUntil' | 'openingHours' | 'timeZone'>,
): Openable {
  const { paused, pausedUntil, openingHours, timeZone } = store;
  return { paused, pausedUntil: pausedUntil === null ? null : new Date(pausedUntil), openingHours, timeZone };
}
