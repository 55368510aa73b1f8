import { pairsOf } from '#ordering/cart/rules/pairs.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type CachedBody, cacheBody } from '#platform/http/server/cached-body.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { keepPerStore } from '#platform/work/server/keep-per-store.ts';
import { selectItemsOfLatest } from './queries.ts';

const FRESH_MS = 30 * MINUTE;
const LATEST_MS = 30 * DAY;
const MOST_ORDERS = 500;
/** Only the first lines of a long order count, because a hundred dishes have nearly five thousand pairs. */
const MOST_LINES = 20;
const BOUNDS = { fewestOrders: 3, mostItems: 150 };
/** An answer has some kilobytes, so only those of some stores are kept. */
const MOST_STORES = 1000;

/** The dishes that guests of a store order together. */
export function createDishPairs({
  db,
  clock,
  storeHeads,
}: Pick<Services, 'db' | 'clock' | 'storeHeads'>): (slug: string) => Promise<CachedBody> {
  const read = async (storeId: string) => {
    const lines = await selectItemsOfLatest(db, storeId, {
      since: firstIdAt(clock() - LATEST_MS),
      mostOrders: MOST_ORDERS,
      mostLines: MOST_LINES,
    });
    const orders = Map.groupBy(lines, ({ orderId }) => orderId);
    const items = [...orders.values()].map((lines) => lines.map(({ itemId }) => itemId));
    return cacheBody('application/json; charset=utf-8', JSON.stringify(pairsOf(items, BOUNDS)));
  };
  const get = keepPerStore(read, { freshMs: FRESH_MS, clock, mostStores: MOST_STORES });
  return async (slug) => {
    const head = await storeHeads.getBySlug(slug);
    if (!head) throw new AppError('STORE_NOT_FOUND');
    return get(head.store.storeId);
  };
}
