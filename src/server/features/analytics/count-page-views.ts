import type { PageKind, PageViewsBody } from '#domain/api/page-views.ts';
import { dayIn } from '#domain/time/clock.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findStoreIfAny } from '../stores/find-store.ts';
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
