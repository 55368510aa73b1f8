import { MINUTE } from '#domain/time/durations.ts';
import { type Estimate, estimateFrom } from '#domain/time/estimate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Estimates } from '../../platform/ports/estimates.ts';
import { selectServingTimes } from './queries.ts';

const FRESH_MS = MINUTE;
const RECENT_ORDERS = 30;
const MOST_STORES = 10_000;

/** The time that a store takes now. Cached for a minute, because every order and every page reads it. */
export function createEstimates(db: Db, clock: () => number): Estimates {
  const known = new Map<string, { at: number; estimate: Promise<Estimate> }>();
  const read = async (storeId: string) => estimateFrom(await selectServingTimes(db, storeId, RECENT_ORDERS));
  return {
    get(storeId) {
      const entry = known.get(storeId);
      if (entry && clock() - entry.at < FRESH_MS) return entry.estimate;
      const estimate = read(storeId);
      if (known.size >= MOST_STORES) known.clear();
      known.set(storeId, { at: clock(), estimate });
      estimate.catch(() => known.delete(storeId));
      return estimate;
    },
  };
}
