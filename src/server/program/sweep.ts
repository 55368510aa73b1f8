import { eachStore } from '../features/stores/each-store.ts';
import type { Ctx } from '../platform/context/context.ts';
import { HOURLY_PHASES } from '../platform/feature/feature.ts';
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
