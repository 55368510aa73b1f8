import type { Ctx } from '#platform/context/server/context.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import { countOrders, selectLastOrder, selectUncounted, upsertUse } from './use-queries.ts';

const COUNTED_MS = 30 * DAY;
export const COUNTED_EVERY_MS = 5 * MINUTE;

/** Counts all stores of which the log has grown. Several processes may do so at once. */
export async function countGrown(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for await (const storeIds of eachStore(ctx.db)) {
    if (signal?.aborted) return;
    await countUse(ctx, storeIds);
  }
}

/** Counts the use of stores where something has happened, and of all others once a day, because the month moves on. */
export async function countUse(ctx: Ctx, storeIds: string[]): Promise<void> {
  const dayAgo = new Date(ctx.now - DAY);
  for (const { storeId, logSeq } of await selectUncounted(ctx.db, storeIds, dayAgo)) {
    const counted = await countOrders(ctx.db, storeId, firstIdAt(ctx.now - COUNTED_MS));
    const lastOrderAt = await selectLastOrder(ctx.db, storeId);
    await upsertUse(ctx.db, { storeId, logSeq, ...counted, lastOrderAt, countedAt: new Date(ctx.now) });
  }
}
