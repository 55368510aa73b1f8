import type { PeriodQuery } from '#domain/api/calls/store-queries.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { DAY } from '#domain/time/durations.ts';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** Both days are in it: up to today and for thirty days, unless it is said otherwise. */
export function readPeriod({ since, until }: PeriodQuery, today: string): { first: string; last: string } {
  const last = until || today;
  const first = since || new Date(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY).toISOString().slice(0, 10);
  if (first > last) throw fieldFault({ since: { rule: 'afterLastDay' } });
  const days = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  if (days > MOST_DAYS) throw fieldFault({ since: { rule: 'tooManyDays', most: MOST_DAYS } });
  return { first, last };
}
