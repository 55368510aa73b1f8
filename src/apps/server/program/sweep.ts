import { beginHour } from '#operators/health/server/save-watch.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { HOURLY_PHASES } from '#platform/feature/server/feature.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import { FEATURES } from './features.ts';

const OF_ALL = FEATURES.flatMap(({ hourly = [] }) => hourly);
const OF_STORES = HOURLY_PHASES.flatMap((phase) =>
  FEATURES.flatMap(({ hourlyOfStores }) => hourlyOfStores?.[phase] ?? []),
);

/** Does what features do each hour. Several processes may do so at once. A failure is reported and stops nothing else. */
export async function sweep(ctx: Ctx): Promise<void> {
  const { onError } = ctx.services;
  for (const step of OF_ALL) await step(ctx).catch(onError);
  for await (const storeIds of eachStore(ctx.db))
    for (const step of OF_STORES) await step(ctx, storeIds).catch(onError);
}

/**
 * Does it if no process has begun it within the hour. A program that is started again more often than that still does it,
 * and of several processes one does. What a process has left undone that ended in the middle is done an hour later.
 */
export async function sweepWhenDue(ctx: Ctx): Promise<void> {
  if (await beginHour(ctx)) await sweep(ctx);
}
