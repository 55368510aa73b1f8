import { expect, test } from 'vitest';
import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { notificationConsumer } from './consume-log.ts';
import { sweepNotifications } from './sweep-notifications.ts';

const thali = await useTestApp();
const system = () => createContext(thali.services, { kind: 'system' });
const consume = () => consumeLogs(system(), notificationConsumer);

async function order(store: TestStore) {
  await placeTestOrder(thali, store, TEA);
  await consume();
}

async function count({ storeId }: TestStore): Promise<number | null> {
  const sql = 'select 1 from notifications where store_id = $1';
  return (await thali.database.pool.query(sql, [storeId])).rowCount;
}

test('they are kept for 90 days', async () => {
  const store = await teaStore(thali);
  await order(store);
  thali.clock.advance(89 * DAY);
  await sweepNotifications(system(), [store.storeId]);
  expect(await count(store)).toBe(1);
  thali.clock.advance(DAY + MINUTE);
  await sweepNotifications(system(), [store.storeId]);
  expect(await count(store)).toBe(0);
});

test('a store that the previous release has opened is followed from its first entry', async () => {
  const store = await teaStore(thali);
  await thali.database.pool.query(
    "delete from log_followers where follower = 'notifications' and store_id = $1",
    [store.storeId],
  );
  await order(store);
  expect(await count(store)).toBe(0);
  await sweepNotifications(system(), [store.storeId]);
  await consume();
  expect(await count(store)).toBe(1);
});
