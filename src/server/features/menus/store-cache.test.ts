import { expect, onTestFinished, test } from 'vitest';
import { holdRows } from '../../testing/hold-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '../../testing/test-stores.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const thali = await useTestApp();
const dishes = Array.from({ length: 300 }, (_, at) => simpleItem(`Dish ${at}`, 10));

/** As another process would change it, of which ours has not heard yet. */
const bump = (storeId: string) =>
  thali.database.pool.query('update stores set revision = revision + 1 where store_id = $1', [storeId]);

test('a store that is changed all the time is read all the same', async () => {
  const { storeCache } = thali.services;
  const { storeId } = await createTestStore(thali, catalogueOf(dishes));
  let isOver = false;
  const keepChanging = async () => {
    while (!isOver) await bump(storeId);
  };
  const changing = Promise.all([keepChanging(), keepChanging(), keepChanging()]);
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

test('who asks for a store of which the shelf is behind reads it together with the others', async () => {
  const { storeCache, db } = thali.services;
  const { storeId } = await createTestStore(thali, catalogueOf(dishes));
  const { store } = await storeCache.get(storeId);
  await bump(storeId);
  // Nobody has read it before all have asked: then only the one that reads keeps a connection.
  const held = await holdRows(thali.database, 'lock table items in access exclusive mode', []);
  const reading = Array.from({ length: 10 }, () => storeCache.getCurrent(db, storeId));
  await held.whenWaiting(1);
  const { pool } = thali.database;
  await waitUntil(() => pool.waitingCount === 0 && pool.totalCount - pool.idleCount === 1, 'all have asked');
  await held.release();
  const shelves = await Promise.all(reading);
  expect(shelves[0]?.store.revision).toBe(store.revision + 1);
  expect(new Set(shelves).size).toBe(1);
});
