import { expect, onTestFinished, test } from 'vitest';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { createStoreCache } from './store-cache.ts';

const thali = await useTestApp();
const dishes = Array.from({ length: 300 }, (_, at) => simpleItem(`Dish ${at}`, 10));

/** Changes the store as another process would, without an event in this one. */
const bump = (storeId: string) =>
  thali.database.pool.query('update stores set revision = revision + 1 where store_id = $1', [storeId]);

test('a store can be read while it changes all the time', async () => {
  const { storeCache } = thali.services;
  const { storeId } = await createTestStore(thali, catalogueOf(dishes));
  let isOver = false;
  const changeUntilOver = async () => {
    while (!isOver) await bump(storeId);
  };
  const changing = Promise.all([changeUntilOver(), changeUntilOver(), changeUntilOver()]);
  onTestFinished(() => {
    isOver = true;
  });
  storeCache.forget(storeId);
  const { catalogue } = await storeCache.get(storeId);
  const present = await storeCache.getCurrent(thali.services.db, storeId);
  isOver = true;
  await changing;
  expect(catalogue.menus).toHaveLength(1);
  expect(present.store.revision).toBeGreaterThan(2);
});

test('callers share one read of a store whose cached entry is outdated', async () => {
  const { storeCache, db } = thali.services;
  const { storeId } = await createTestStore(thali, catalogueOf(dishes));
  const { store } = await storeCache.get(storeId);
  await bump(storeId);
  // The lock delays the read until all have asked. By then only the reader holds a connection.
  const held = await lockRows(thali.database, 'lock table items in access exclusive mode', []);
  const reading = Array.from({ length: 10 }, () => storeCache.getCurrent(db, storeId));
  await held.whenWaiting(1);
  const { pool } = thali.database;
  await waitUntil(() => pool.waitingCount === 0 && pool.totalCount - pool.idleCount === 1, 'all have asked');
  await held.release();
  const answers = await Promise.all(reading);
  expect(answers[0]?.store.revision).toBe(store.revision + 1);
  expect(new Set(answers).size).toBe(1);
});

test('stores are dropped by their weight, the least recently used first', async () => {
  const { db, feeds, clock } = thali.services;
  const cache = createStoreCache({ db, feeds, clock, parts: [], mostBytes: 1_500_000 });
  const stores: string[] = [];
  for (let count = 0; count < 3; count++)
    stores.push((await createTestStore(thali, catalogueOf(dishes))).storeId);
  const [one = '', two = '', three = ''] = stores;
  const [first, second] = [await cache.get(one), await cache.get(two)];
  expect(await cache.get(one)).toBe(first);
  const third = await cache.get(three);
  expect(await cache.get(one)).toBe(first);
  expect(await cache.get(three)).toBe(third);
  expect(await cache.get(two)).not.toBe(second);
  for (const storeId of stores) cache.forget(storeId);
});
