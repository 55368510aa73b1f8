import { type Load, useLoad } from '#platform/phone/guests/load/use-load.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { fetchReservation } from '../guests-api/calendar.ts';
import type { GuestReservation } from '../wire/calendar.ts';

export type OwnReservation = Load<GuestReservation>;

/** A reservation as it is now: asked for again while it is looked at. */
export function useOwnReservation(slug: string, id: string): OwnReservation {
  const fetch = () => fetchReservation({ storeId: slug, reservationId: id });
  return useLoad(`${slug} ${id}`, { fetch, everyMs: 15 * SECOND });
}
