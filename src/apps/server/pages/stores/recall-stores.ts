import type { Services } from '#platform/context/server/services.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { listRead } from './list-read.ts';

/** Who was read today or yesterday will be read again soon. */
const LATELY_MS = 2 * DAY;
/** A round of so many occupies the process for a millisecond. */
const AT_ONCE = 50;
/** Somewhat fewer than are kept. */
const MOST_STORES = 12_000;

/**
 * Reads after the start what tells where guests find a store and which page is right, so that who comes first waits for
 * the page alone. For fifty stores at once it takes a tenth of what it takes for one. Pages themselves are not read
 * ahead: that costs as much as when a guest asks.
 */
export async function recallStores(services: Services, signal: AbortSignal): Promise<void> {
  const since = new Date(services.clock() - LATELY_MS);
  const waiting = (await listRead(services.reserve, { since })).slice(-MOST_STORES);
  while (!signal.aborted && waiting.length > 0)
    await Promise.all(waiting.splice(-AT_ONCE).map((storeId) => recallStore(services, storeId)));
}

async function recallStore(
  { estimates, popularDishes, sites, storeHeads }: Services,
  storeId: string,
): Promise<void> {
  const head = await storeHeads.get(storeId);
  if (head === null) return;
  const { slug } = head.store;
  await Promise.all([
    storeHeads.getBySlug(slug),
    sites.of(slug),
    estimates.get(storeId),
    popularDishes.get(storeId),
  ]);
}
