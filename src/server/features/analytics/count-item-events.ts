import type { ItemEventsBody } from '#domain/api/item-events.ts';
import { dayIn } from '#domain/time/clock.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findKnownItems } from '../menus/find-items.ts';
import { findStore } from '../stores/find-store.ts';
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
