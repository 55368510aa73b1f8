import type { Ctx } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { addDays, MOST_DAYS } from '../rules/report-period.ts';
import { withSums } from './keep-sums.ts';
import { selectChangedStores } from './queries.ts';

/**
 * Sums ended days ahead of requests, so that even the first request for a year need not wait. A failure of one store is
 * reported and does not stop the others.
 */
export async function sumUpEndedDays(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const storeId of await selectChangedStores(ctx.db, storeIds)) {
    await sumUpStore(ctx, storeId).catch(ctx.services.onError);
  }
}

async function sumUpStore(ctx: Ctx, storeId: string): Promise<void> {
  const store = await findStore(ctx.db, storeId);
  const today = dayIn(store.timeZone, ctx.now);
  await withSums(ctx, store, { from: addDays(today, -MOST_DAYS), to: today }, async () => null);
}
