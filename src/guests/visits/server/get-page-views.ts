import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { PeriodQuery } from '#restaurant/stores/wire/store-queries-calls.ts';
import type { PageViewDays } from '../wire/page-views.ts';
import { selectPageViews as read } from './queries.ts';

const NONE = { menu: 0, cart: 0, status: 0, history: 0, other: 0 };

/** Views of each kind of page, day by day. */
export async function getPageViews(ctx: StoreCtx, query: PeriodQuery): Promise<PageViewDays> {
  authorise(ctx, 'views.read');
  const { timeZone } = await findStore(ctx.db, ctx.storeId);
  const { first, last } = parsePeriod(query, dayIn(timeZone, ctx.now));
  const rows = await read(ctx.db, ctx.storeId, first, last);
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, counts]) => ({
    day,
    views: { ...NONE, ...Object.fromEntries(counts.map(({ kind, views }) => [kind, views])) },
  }));
  return { days };
}

const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** Parses a period with both days included. By default the thirty days up to today. */
export function parsePeriod({ since, until }: PeriodQuery, today: string): { first: string; last: string } {
  const last = until || today;
  const first = since || new Date(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY).toISOString().slice(0, 10);
  if (first > last) throw fieldFault({ since: { rule: 'afterLastDay' } });
  const days = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  if (days > MOST_DAYS) throw fieldFault({ since: { rule: 'tooManyDays', most: MOST_DAYS } });
  return { first, last };
}
