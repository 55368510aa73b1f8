import type { Ctx } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { findStoreIfAny } from '#restaurant/stores/server/find-store.ts';
import type { PageKind, PageViewsBody } from '../wire/page-views.ts';
import { upsertPageViews } from './queries.ts';

/** Adds up which kinds of page were opened. An unknown store is ignored. */
export async function countPageViews(ctx: Ctx, { profileID, views }: PageViewsBody): Promise<void> {
  const store = await findStoreIfAny(ctx.db, profileID);
  if (!store) return;
  const sums = new Map<PageKind, number>();
  for (const { page, count } of views) sums.set(page, (sums.get(page) ?? 0) + count);
  // Sorted, so that writers of the same rows can't deadlock.
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const counts = sorted.map(([kind, sum]) => ({ kind, views: sum }));
  await upsertPageViews(ctx.db, store.storeId, dayIn(store.timeZone, ctx.now), counts);
}
