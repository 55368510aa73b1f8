import type { GuestReservation } from '#domain/api/calendar.ts';
import { SECOND } from '#domain/time/durations.ts';
import { fetchReservation } from '../../api/calendar.ts';
import { type Load, useLoad } from '../../load/use-load.ts';

export type OwnReservation = Load<GuestReservation>;

/** A reservation as it is now: asked for again while it is looked at. */
export function useOwnReservation(slug: string, id: string): OwnReservation {
  const fetch = () => fetchReservation({ storeId: slug, reservationId: id });
  return useLoad(`${slug} ${id}`, { fetch, everyMs: 15 * SECOND });
}
