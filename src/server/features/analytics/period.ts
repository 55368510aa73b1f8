import * as z from 'zod';
import { fieldFault } from '#domain/errors.ts';

const DAY_MS = 24 * 3600_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** An empty value is no value: forms send all of their fields. */
const MESSAGE = 'Must be a day such as 2030-01-31';
const day = z.union([z.literal(''), z.iso.date(MESSAGE)], MESSAGE).optional();

export const periodQuery = z.object({ since: day, until: day });
export type PeriodQuery = z.infer<typeof periodQuery>;

/** Both days are in it: up to today and for thirty days, unless it is said otherwise. */
export function readPeriod({ since, until }: PeriodQuery, today: string): { first: string; last: string } {
  const last = until || today;
  const first = since || new Date(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  if (first > last) throw fieldFault({ since: 'Must not be after the last day' });
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days > MOST_DAYS) throw fieldFault({ since: `At most ${MOST_DAYS} days at once` });
  return { first, last };
}
