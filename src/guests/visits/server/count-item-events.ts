import { findKnownItems } from '#ordering/menu/server/find-items.ts';
import type { ItemEventsBody } from '#ordering/menu/wire/item-events.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { type ItemCount, upsertItemCounts } from './queries.ts';

/** Adds up views and additions to carts. Unknown items are ignored. */
export async function countItemEvents(ctx: Ctx, { profileID, events }: ItemEventsBody): Promise<void> {
  const store = await findStore(ctx.db, profileID);
  const known = await findKnownItems(ctx, store.storeId, [...new Set(events.map(({ itemID }) => itemID))]);
  const counts = new Map<string, ItemCount>();
  for (const { itemID, event, count } of events) {
    if (!known.has(itemID)) continue;
    const sum = counts.get(itemID) ?? { itemId: itemID, views: 0, adds: 0 };
    sum[event === 'view' ? 'views' : 'adds'] += count;
    counts.set(itemID, sum);
  }
  // Sorted, so that writers of the same rows can't deadlock.
  const sorted = [...counts.values()].toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
  await upsertItemCounts(ctx.db, store.storeId, dayIn(store.timeZone, ctx.now), sorted);
}
