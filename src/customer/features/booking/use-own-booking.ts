import type { GuestReservation } from '#domain/api/calendar.ts';
import { SECOND } from '#domain/time/durations.ts';
import { fetchBooking } from '../../api/calendar.ts';
import { type Load, useLoad } from '../../load/use-load.ts';

export type OwnBooking = Load<GuestReservation>;

/** A reservation as it is now: asked for again while it is looked at. */
export function useOwnBooking(slug: string, id: string): OwnBooking {
  const fetch = () => fetchBooking({ storeId: slug, reservationId: id });
  return useLoad(`${slug} ${id}`, { fetch, everyMs: 15 * SECOND });
}
