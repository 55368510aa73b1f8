import { afterEach, expect, test } from 'vitest';
import { createContext, withTransaction } from '../context.ts';
import { useTestApp } from '../testing/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '../testing/test-stores.ts';
import { type Follower, followLogs, startFollowing, stopFollowing } from './follow-logs.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const place = () => placeTestOrder(thali, store, TEA);

const taken: number[] = [];
const follower: Follower = {
  name: 'test',
  take: async (_tx, _storeId, entries) => void taken.push(...entries.map(({ seq }) => seq)),
};
const system = () => createContext(thali.services, { kind: 'system' });
const begin = () => withTransaction(system(), (tx) => startFollowing(tx, follower.name, store.storeId));
const round = (with_: Follower = follower, signal?: AbortSignal) => followLogs(system(), [with_], signal);
const latest = () => thali.services.feeds.latest(store.storeId);

afterEach(async () => {
  taken.length = 0;
  await withTransaction(system(), (tx) => stopFollowing(tx, follower.name, store.storeId));
});

test('what happens from then on is taken, once and in its order', async () => {
  await place();
  await begin();
  const before = await latest();
  await place();
  await begin();
  await place();
  await round();
  await round();
  expect(taken).toEqual([before + 1, before + 2]);
});

test('a store that it follows no more is left alone', async () => {
  await begin();
  await withTransaction(system(), (tx) => stopFollowing(tx, follower.name, store.storeId));
  await place();
  await round();
  expect(taken).toEqual([]);
});

test('several at once take each entry once, and more than one batch', async () => {
  await begin();
  const before = await latest();
  for (let order = 0; order < 205; order++) await place();
  await Promise.all([round(), round(), round()]);
  await round();
  expect(taken).toEqual(Array.from({ length: 205 }, (_, at) => before + 1 + at));
});

test('what fails is told and taken again; what it wrote until then is not there', async () => {
  await begin();
  await place();
  const failing: Follower = {
    name: follower.name,
    async take(tx, storeId) {
      await startFollowing(tx, 'half done', storeId);
      throw new Error('No paper');
    },
  };
  const told = thali.logs.length;
  await round(failing);
  expect(thali.logs.slice(told)).toEqual(['Error: No paper']);
  const left = await thali.database.pool.query(
    "select from log_followers where store_id = $1 and follower = 'half done'",
    [store.storeId],
  );
  expect(left.rowCount).toBe(0);
  await round();
  expect(taken).toHaveLength(1);
});

test('a program that is to stop begins nothing new', async () => {
  await begin();
  await place();
  await round(follower, AbortSignal.abort());
  expect(taken).toEqual([]);
});
