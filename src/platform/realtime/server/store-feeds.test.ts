import { expect, test } from 'vitest';
import { ALL_EVENTS, type FeedEvent, PAGE_EVENTS } from '#platform/ports/server/store-feeds.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import type { LogRow } from '../tables.ts';
import { createLocalBus, hintOfStore } from './hint-bus.ts';
import { createStoreFeeds } from './store-feeds.ts';

const thali = await useTestApp();
const { storeId, ...rest } = await teaStore(thali);
const order = () => placeTestOrder(thali, { storeId, ...rest }, TEA);

const NEVER_MS = 2 ** 31 - 1;
const plainEvent = ({ seq, kind, orderId, sittingId }: LogRow): FeedEvent => ({
  seq,
  kind,
  orderId,
  sittingId,
  encoded: () => null,
  tables: () => [],
});

/** Resolves after that many other steps that are ready to run. */
async function afterSteps(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await Promise.resolve();
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'an order that is published %i steps after a batch was read is delivered without a poll',
  async (steps) => {
    let isFirst = true;
    const feeds = createStoreFeeds({
      db: thali.database.db,
      bus: createLocalBus(),
      async toEvents(_, rows) {
        if (isFirst) {
          isFirst = false;
          await order();
          void afterSteps(steps).then(() => feeds.publish(storeId, { pages: false }));
        }
        return rows.map(plainEvent);
      },
      pollMs: NEVER_MS,
      onError: (error) => expect.soft(error).toBe(null),
    });
    const delivered: number[] = [];
    const start = await feeds.latest(storeId);
    const stop = await feeds.subscribe(storeId, ALL_EVENTS, ({ seq }) => delivered.push(seq));
    await order();
    feeds.publish(storeId, { pages: false });
    await waitUntil(() => delivered.length === 2, 'both orders are delivered');
    expect(delivered).toEqual([start + 1, start + 2]);
    stop();
    await feeds.close();
  },
);

test('a hint of orders makes nobody read who only has the pages in memory', async () => {
  let hear = (_hint: string) => {};
  let reads = 0;
  const feeds = createStoreFeeds({
    db: new Proxy(thali.database.db, {
      get(db, name, ...more) {
        if (name === '$client') reads++;
        return Reflect.get(db, name, ...more);
      },
    }),
    bus: {
      ...createLocalBus(),
      subscribe(listener) {
        hear = listener;
      },
    },
    toEvents: async (_, rows) => rows.map(plainEvent),
    pollMs: NEVER_MS,
    onError: (error) => expect.soft(error).toBe(null),
  });
  const stop = await feeds.subscribe(storeId, PAGE_EVENTS, () => {});
  const before = reads;
  hear(hintOfStore(storeId, { pages: false }));
  expect(reads).toBe(before);
  hear(hintOfStore(storeId, { pages: true }));
  expect(reads).toBe(before + 1);
  stop();
  await feeds.close();
});
