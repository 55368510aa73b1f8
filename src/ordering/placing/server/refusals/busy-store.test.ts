import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/server/client.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { moveOrder, placeTestOrder, postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const database = await createTestDatabase();
const reserve = openDatabase(database.connection, () => {}, 2);
afterAll(async () => {
  await reserve.close();
  await database.close();
});
const thali = await useTestApp({ db: database.db, reserve: reserve.db });

const hold = (storeId: string) =>
  lockRows(database, 'select from stores where store_id = $1 for update', [storeId]);

test('while the rows of one store are locked, others order and the app is ready', async () => {
  const [busy, calm] = [await teaStore(thali), await teaStore(thali)];
  const held = await hold(busy.storeId);
  const waiting = Array.from({ length: 40 }, () => postOrder(thali, busy, TEA));
  await held.whenWaiting(4);
  const order = await placeTestOrder(thali, calm, TEA);
  expect((await moveOrder(thali, calm, order._id, { from: 1, to: 2 })).status).toBe(200);
  expect((await thali.call('GET', '/readyz')).status).toBe(200);
  await held.release();
  // Those that have waited for too long by then are told to try again.
  const answers = await Promise.all(waiting);
  for (const { status } of answers) expect([201, 503]).toContain(status);
  expect(answers.length).toBe(40);
});

test('waiting for a row ends in an error that invites a retry', async () => {
  const busy = await teaStore(thali);
  const held = await hold(busy.storeId);
  const answer = await postOrder(thali, busy, TEA);
  expectError(answer, 503, 'UNAVAILABLE');
  expect(answer.headers['retry-after']).toBe('2');
  await held.release();
  expect((await postOrder(thali, busy, TEA)).status).toBe(201);
});

test('the app is ready although all connections of guests and staff are in use', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => database.pool.connect()));
  expect((await thali.call('GET', '/readyz')).status).toBe(200);
  for (const client of taken) client.release();
});
