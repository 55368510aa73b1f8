import { afterEach, expect, test } from 'vitest';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import {
  type ConsumerMemory,
  consumeLogs,
  type LogConsumer,
  startConsuming,
  stopConsuming,
} from './consume-logs.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const place = () => placeTestOrder(thali, store, TEA);

const taken: number[] = [];
const consumer: LogConsumer = {
  name: 'test',
  consume: async (_tx, _storeId, entries) => void taken.push(...entries.map(({ seq }) => seq)),
};
const system = () => createContext(thali.services, { kind: 'system' });
const begin = () => withTransaction(system(), (tx) => startConsuming(tx, consumer.name, store.storeId));
const round = (with_: LogConsumer = consumer, signal?: AbortSignal) => consumeLogs(system(), with_, signal);
const latest = () => thali.services.feeds.latest(store.storeId);

afterEach(async () => {
  taken.length = 0;
  await withTransaction(system(), (tx) => stopConsuming(tx, consumer.name, store.storeId));
});

test('entries from then on are consumed once, in order', async () => {
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

test('a store without a cursor is left alone', async () => {
  await begin();
  await withTransaction(system(), (tx) => stopConsuming(tx, consumer.name, store.storeId));
  await place();
  await round();
  expect(taken).toEqual([]);
});

test('several processes consume each entry once, over more than one batch', async () => {
  await begin();
  const before = await latest();
  for (let order = 0; order < 205; order++) await place();
  await Promise.all([round(), round(), round()]);
  await round();
  expect(taken).toEqual(Array.from({ length: 205 }, (_, at) => before + 1 + at));
});

test('a failure is reported, rolled back and tried again', async () => {
  await begin();
  await place();
  const failing: LogConsumer = {
    name: consumer.name,
    async consume(tx, storeId) {
      await startConsuming(tx, 'half done', storeId);
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

test('a stopping program starts nothing new', async () => {
  await begin();
  await place();
  await round(consumer, AbortSignal.abort());
  expect(taken).toEqual([]);
});

test('an entry that always fails is skipped and reported, and delays no other', async () => {
  await begin();
  const before = await latest();
  for (let order = 0; order < 5; order++) await place();
  const wrong = before + 3;
  const failing: LogConsumer = {
    name: consumer.name,
    async consume(_tx, _storeId, entries) {
      const seqs = entries.map(({ seq }) => seq);
      if (seqs.includes(wrong)) throw new Error('Not this one');
      taken.push(...seqs);
    },
  };
  const troubles: ConsumerMemory['troubles'] = new Map();
  const memory = { troubles, caughtUp: new Set<string>() };
  const told = thali.logs.length;
  for (let times = 0; times < 7; times++) await consumeLogs(system(), failing, undefined, memory);
  expect(taken).toEqual([before + 1, before + 2, before + 4, before + 5]);
  expect(thali.logs.slice(told)).toEqual([
    ...Array(6).fill('Error: Not this one'),
    `Error: test: entry ${wrong} of store ${store.storeId} is passed over`,
  ]);
  expect(troubles.size).toBe(0);
});

test('an entry that always ends the program is skipped after some starts', async () => {
  await begin();
  const before = await latest();
  for (let order = 0; order < 5; order++) await place();
  const wrong = before + 3;
  const deadly: LogConsumer = {
    name: consumer.name,
    async consume(_tx, _storeId, entries) {
      const seqs = entries.map(({ seq }) => seq);
      if (seqs.includes(wrong)) throw new Error('The end');
      taken.push(...seqs);
    },
  };
  const told = thali.logs.length;
  // Each start knows nothing of the one before it.
  for (let start = 0; start < 7; start++) await round(deadly);
  expect(taken).toEqual([before + 1, before + 2, before + 4, before + 5]);
  expect(thali.logs.slice(told)).toEqual([
    ...Array(6).fill('Error: The end'),
    `Error: test: entry ${wrong} of store ${store.storeId} is passed over`,
  ]);
});

test('a program that has caught up records no more starts', async () => {
  await begin();
  const memory = { troubles: new Map(), caughtUp: new Set<string>() };
  const starts = async () => {
    const sql = "select starts from log_followers where store_id = $1 and follower = 'test'";
    return (await thali.database.pool.query(sql, [store.storeId])).rows[0].starts;
  };
  const noted: number[] = [];
  const noting: LogConsumer = { name: consumer.name, consume: async () => void noted.push(await starts()) };
  for (let times = 0; times < 2; times++) {
    await place();
    await consumeLogs(system(), noting, undefined, memory);
  }
  expect([noted, await starts()]).toEqual([[1, 0], 0]);
});

test('an unavailable database causes no entry to be skipped', async () => {
  await begin();
  await place();
  let isBroken = true;
  const failing: LogConsumer = {
    name: consumer.name,
    async consume(tx, storeId, entries) {
      if (isBroken) throw Object.assign(new Error('Shutting down'), { code: '57P01' });
      await consumer.consume(tx, storeId, entries);
    },
  };
  const troubles: ConsumerMemory['troubles'] = new Map();
  const memory = { troubles, caughtUp: new Set<string>() };
  for (let times = 0; times < 10; times++) await consumeLogs(system(), failing, undefined, memory);
  isBroken = false;
  // The connection that was given up holds the store's row until the database notices; the next round skips it till then.
  await expect
    .poll(async () => {
      await consumeLogs(system(), failing, undefined, memory);
      return taken;
    })
    .toHaveLength(1);
});
