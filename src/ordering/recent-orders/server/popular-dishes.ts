import type { Db } from '#platform/db/server/client.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { PopularDishes } from '#platform/ports/server/popular-dishes.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { gather } from '#platform/work/server/gather.ts';
import { keepPerStore } from '#platform/work/server/keep-per-store.ts';
import { selectPopularItems } from './queries.ts';

/** Pages change with the list, so it is read again only now and then. */
const FRESH_MS = 30 * MINUTE;
/** One day is too short: a small restaurant seldom sells a dish three times in it. */
const LATEST_MS = 7 * DAY;
const MOST_DISHES = 8;
const FEWEST_ORDERS = 5;

/** The dishes that guests order most. */
export function createPopularDishes(db: Db, clock: () => number): PopularDishes {
  const find = gather((storeIds) =>
    selectPopularItems(db, storeIds, {
      since: firstIdAt(clock() - LATEST_MS),
      fewest: FEWEST_ORDERS,
      most: MOST_DISHES,
    }),
  );
  const read = async (storeId: string) => (await find(storeId)) ?? [];
  return { get: keepPerStore(read, { freshMs: FRESH_MS, clock }) };
}
