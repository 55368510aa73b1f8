import type { PageKind, PageViewsBody } from '#domain/api/page-views.ts';
import { dayIn } from '#domain/time/clock.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findStoreIfAny } from '../stores/find-store.ts';
import { addPageViews } from './queries.ts';

/** Adds up which kinds of page were opened; a store that does not exist is passed over. */
export async function countPages(ctx: Ctx, { profileID, views }: PageViewsBody): Promise<void> {
  const store = await findStoreIfAny(ctx.db, profileID);
  if (!store) return;
  const sums = new Map<PageKind, number>();
  for (const { page, count } of views) sums.set(page, (sums.get(page) ?? 0) + count);
  // One order for all writers: rows that two of them add to can't deadlock.
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const counts = sorted.map(([kind, sum]) => ({ kind, views: sum }));
  await addPageViews(ctx.db, store.storeId, dayIn(store.timeZone, ctx.now), counts);
}
