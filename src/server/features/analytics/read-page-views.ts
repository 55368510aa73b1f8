import type { PeriodQuery } from '#domain/api/calls/store-queries.ts';
import type { PageViewDays } from '#domain/api/page-views.ts';
import { dayIn } from '#domain/time/clock.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { findStore } from '../stores/find-store.ts';
import { readPeriod } from './period.ts';
import { readPageViews as read } from './queries.ts';

const NONE = { menu: 0, cart: 0, status: 0, history: 0, other: 0 };

/** How often which kind of page was opened, day by day. */
export async function readPageViews(ctx: StoreCtx, query: PeriodQuery): Promise<PageViewDays> {
  authorise(ctx, 'views.read');
  const { timeZone } = await findStore(ctx.db, ctx.storeId);
  const { first, last } = readPeriod(query, dayIn(timeZone, ctx.now));
  const rows = await read(ctx.db, ctx.storeId, first, last);
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, counts]) => ({
    day,
    views: { ...NONE, ...Object.fromEntries(counts.map(({ kind, views }) => [kind, views])) },
  }));
  return { days };
}
