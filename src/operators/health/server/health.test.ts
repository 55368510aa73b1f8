import { expect, test } from 'vitest';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const read = async () => (await thali.call('GET', '/api/operator/health', { token })).body;

test('the state of the program: database, orders of a day, overdue work and what followers have left', async () => {
  const store = await teaStore(thali);
  await placeTestOrder(thali, store, TEA);
  const before = await read();
  expect(before).toMatchObject({
    version: '0.0.0-test',
    uptime: expect.any(Number),
    isMailSetUp: true,
    stores: 1,
    orders: 1,
    // Nobody works the logs off here.
    followers: [{ name: 'notifications', stores: 1, entries: expect.any(Number) }],
  });
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.database.migrations).toBeGreaterThan(30);
  expect(before.due).toContainEqual({ work: 'prints', overdue: 0, oldest: null });

  const { pool } = thali.database;
  const dueAt = new Date(thali.clock.now - HOUR);
  const sql = 'insert into print_due (store_id, printer_id, due_at) values ($1, $2, $3)';
  await pool.query(sql, [store.storeId, uuidV7(0), dueAt]);
  await pool.query("insert into log_followers (follower, store_id, seq) values ('print', $1, 0)", [
    store.storeId,
  ]);
  const after = await read();
  expect(after.due).toContainEqual({ work: 'prints', overdue: 1, oldest: dueAt.toISOString() });
  expect(after.followers).toContainEqual({ name: 'print', stores: 1, entries: expect.any(Number) });
});

test('what the database does not answer in time is left out', async () => {
  await thali.database.pool.query('alter table print_due rename to print_gone');
  expect(await read()).toMatchObject({ due: null, stores: expect.any(Number) });
  await thali.database.pool.query('alter table print_gone rename to print_due');
});

test('what fails unexpectedly is told with its place, how often and the last text; orders can still be taken', async () => {
  const store = await teaStore(thali);
  await thali.database.pool.query('alter table printers rename to printers_gone');
  for (const _ of [1, 2]) {
    const answer = await thali.call('GET', `/api/stores/${store.storeId}/printers`, { token: store.token });
    expect(answer.status).toBe(500);
  }
  await thali.database.pool.query('alter table printers_gone rename to printers');
  const error = {
    where: 'GET /api/stores/:storeId/printers',
    count: 2,
    lastAt: new Date(thali.clock.now).toISOString(),
    text: 'relation "printers" does not exist',
  };
  expect((await read()).errors).toContainEqual(error);
  const metrics = await thali.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(metrics.body).toContain(`thali_recent_errors{where="${error.where}"} 2\n`);
  expect((await thali.call('GET', '/readyz')).status).toBe(200);
});
