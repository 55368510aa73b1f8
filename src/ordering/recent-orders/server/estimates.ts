import {
  expectedFrom,
  experienceFrom,
  FORGOTTEN_MS,
  inSteps,
  keptOf,
  promiseFrom,
} from '#kitchen/promise/rules/promise.ts';
import type { Db } from '#platform/db/server/client.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { Estimates } from '#platform/ports/server/estimates.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { gather } from '#platform/work/server/gather.ts';
import { keepPerStore } from '#platform/work/server/keep-per-store.ts';
import { selectCooking, selectServed } from './queries.ts';

const LATEST_ORDERS = 200;
/** What is older hardly counts, and looking for it would read a store's whole history. */
const LEARNT_FROM_MS = 90 * DAY;
/** What was learnt in a month changes slowly; it has some ten kilobytes for a store. */
const LEARNT = { freshMs: 10 * MINUTE, mostStores: 2000 };
/** What the kitchen has now. Every order and every page reads it. */
const COOKING = { freshMs: MINUTE / 3 };

/** How long orders of a store take. */
export function createEstimates(db: Db, clock: () => number): Estimates {
  const findServed = gather((storeIds) =>
    selectServed(db, storeIds, { since: clock() - LEARNT_FROM_MS, most: LATEST_ORDERS }),
  );
  const countCooking = gather((storeIds) =>
    selectCooking(db, storeIds, { since: firstIdAt(clock() - FORGOTTEN_MS), now: clock() }),
  );
  const learn = async (storeId: string) => {
    const latest = (await findServed(storeId)) ?? [];
    return { experience: experienceFrom(latest), latest };
  };
  const learnt = keepPerStore(learn, { ...LEARNT, clock });
  const none = { load: 0, late: 0 };
  const cooking = keepPerStore(async (storeId) => (await countCooking(storeId)) ?? none, {
    ...COOKING,
    clock,
  });

  const read = async (storeId: string) => {
    const [{ experience, latest }, { load, late }] = await Promise.all([learnt(storeId), cooking(storeId)]);
    return {
      ...inSteps(promiseFrom(experience, { now: clock(), load, dishes: [] })),
      kept: keptOf(latest, late),
    };
  };
  const get = keepPerStore(read, { ...COOKING, clock });
  return {
    get,
    async promise(storeId, dishes) {
      const [page, { experience }, { load }] = await Promise.all([
        get(storeId),
        learnt(storeId),
        cooking(storeId),
      ]);
      const { fromMinutes, toMinutes } = promiseFrom(experience, { now: clock(), load, dishes });
      // Who comes for it may choose a time that the page has offered.
      return { fromMinutes: Math.min(fromMinutes, page.fromMinutes), toMinutes };
    },
    async expect(storeId, { begunAt, ...order }) {
      const [{ experience }, { load }] = await Promise.all([learnt(storeId), cooking(storeId)]);
      const now = clock();
      // The order is one of those that the kitchen has.
      const asked = { now, load: Math.max(0, load - 1), waitedMs: Math.max(0, now - begunAt), ...order };
      return expectedFrom(experience, asked);
    },
  };
}
