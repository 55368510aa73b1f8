import { type Load, useLoad } from '#platform/phone/guests/load/use-load.ts';
import { fetchBookable } from '../guests-api/calendar.ts';
import type { BookableView } from '../wire/calendar.ts';

/** The times of a day for a party; null for the first day. Those of the day before stay until the answer comes. */
export function useBookable(slug: string, day: string | null, party: number): Load<BookableView> {
  const asked = { ...(day === null ? {} : { day }), party: String(party) };
  return useLoad(`${slug} ${day} ${party}`, { fetch: () => fetchBookable(slug, asked) });
}
