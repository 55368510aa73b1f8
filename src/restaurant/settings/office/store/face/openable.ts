import type { Openable } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';

/** The hours and pauses of a store, in the domain's form. */
export function openableOf(
  store: Pick<StoreForStaff, 'paused' | 'pausedUntil' | 'openingHours' | 'timeZone'>,
): Openable {
  const { paused, pausedUntil, openingHours, timeZone } = store;
  return { paused, pausedUntil: pausedUntil === null ? null : new Date(pausedUntil), openingHours, timeZone };
}
