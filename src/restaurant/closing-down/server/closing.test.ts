import { expect, test } from 'vitest';
import { FEATURES } from '#apps/server/program/features.ts';
import { createContext } from '#platform/context/server/context.ts';
import { selectStoreTables } from '#platform/db/server/table-names.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  logIn,
  placeTestOrder,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { eraseClosedStores } from './erase-closed-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);

const close = (store: TestStore) =>
  thali.call('POST /api/stores/:storeId/close', { params: store, token: store.token });
const reopen = (store: TestStore) =>
  thali.call('POST /api/stores/:storeId/reopen', { params: store, token: store.token });
const sweep = (store: TestStore) =>
  eraseClosedStores(createContext(thali.services, { kind: 'system' }), [store.storeId], FEATURES);
const ownerOf = async (store: TestStore) =>
  (await thali.call('GET /api/session', { token: store.token })).body.account.email;
const told = (to: string) => thali.emails.filter((mail) => mail.to === to).map(({ subject }) => subject);

test('a closed store takes no orders and is not listed; its people still read; it comes back', async () => {
  const store = await teaStore(thali);
  const { body } = await close(store);
  expect(body.closedAt).toBe(new Date(thali.clock.now).toISOString());
  expect(Date.parse(String(body.erasedAt)) - Date.parse(String(body.closedAt))).toBe(30 * DAY);
  expectError(await postOrder(thali, store, TEA), 409, 'STORE_CLOSED_DOWN');
  const profile = await thali.call('GET /store/api/store/:storeId', { params: store, token: store.token });
  expect(profile.body).toMatchObject({ subscriptionStatus: 'closed', erasedAt: body.erasedAt });
  const found = await thali.call('GET', `/api/operator/stores?search=${store.slug}&state=closed`, { token });
  expect(found.body.stores).toHaveLength(1);
  thali.clock.advance(DAY);
  expect((await close(store)).body).toEqual(body);
  expect((await reopen(store)).body).toEqual({ closedAt: null, erasedAt: null });
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
  expect(told(await ownerOf(store))).toHaveLength(2);
});

test('an operator closes a store with a reason, which its people read', async () => {
  const store = await teaStore(thali);
  const url = `/api/operator/stores/${store.storeId}`;
  const { body } = await thali.call('POST', `${url}/close`, { token, body: { reason: 'Moved away' } });
  expect(body).toMatchObject({ status: 'closed', closedFor: 'Moved away' });
  const log = await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token });
  expect(log.body.entries[0]).toMatchObject({ what: 'closed', subject: 'Moved away', isOperator: true });
  expectError(await reopen(store), 403, 'FORBIDDEN');
  const profile = await thali.call('GET /store/api/store/:storeId', { params: store, token: store.token });
  expect(profile.body.closedFor).toBe('Moved away');
  expect((await thali.call('POST', `${url}/reopen`, { token, body: {} })).body.status).toBe('active');
});

test('owners are told at closing, a week before, and when it is erased', async () => {
  const store = await teaStore(thali);
  const email = await ownerOf(store);
  thali.emails.length = 0;
  await close(store);
  thali.clock.advance(22 * DAY);
  await sweep(store);
  expect(told(email)).toEqual([expect.stringContaining('Your restaurant is closed')]);
  thali.clock.advance(DAY);
  await Promise.all([sweep(store), sweep(store)]);
  expect(told(email)).toHaveLength(2);
  thali.clock.advance(7 * DAY);
  const own = { ...store, token: await logIn(thali, email) };
  expectError(await reopen(own), 409, 'STORE_CLOSED_DOWN');
  await Promise.all([sweep(store), sweep(store)]);
  expect(told(email)).toHaveLength(3);
  expectError(await reopen(own), 404, 'STORE_NOT_FOUND');
  expect((await thali.call('GET /api/session', { token: own.token })).body.stores).toEqual([]);
});

const VALUES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: 'gen_random_uuid()::text',
  integer: '7',
  bigint: '7',
  'double precision': '7',
  boolean: 'true',
  'timestamp with time zone': 'now()',
  jsonb: "'[]'",
  ARRAY: "'{}'",
  tsvector: "''",
  bytea: "''",
};

/** One row more in every table of the stores, whatever its columns mean. */
async function fillTables(tables: readonly string[], storeId: string): Promise<void> {
  const { pool } = thali.database;
  for (const table of tables) {
    const { rows: columns } = await pool.query(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = $1 and table_schema = current_schema() and column_name <> 'store_id'`,
      [table],
    );
    const names = ['store_id', ...columns.map(({ name }) => `"${name}"`)].join(', ');
    const values = [`'${storeId}'::uuid`, ...columns.map(({ type }) => VALUES[type])].join(', ');
    await pool.query(`insert into "${table}" (${names}) values (${values}) on conflict do nothing`);
  }
}

async function countRows(tables: readonly string[], storeId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const sql = `select count(*)::int as count from "${table}" where store_id = $1`;
    counts[table] = (await thali.database.pool.query(sql, [storeId])).rows[0].count;
  }
  return counts;
}

test('erasing leaves nothing of a store in any table but its address and what it has paid, and everything of another', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  for (const one of [store, other]) await placeTestOrder(thali, one, TEA);
  const { pool } = thali.database;
  const { rows } = await pool.query(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype in ('c', 'f') and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await pool.query(`alter table ${table} drop constraint "${name}"`);
  const tables = await selectStoreTables(thali.services.db);
  for (const { storeId } of [store, other]) await fillTables(tables, storeId);
  const before = await countRows(tables, other.storeId);
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  await close(store);
  thali.clock.advance(30 * DAY);
  await sweep(store);
  const left = Object.entries(await countRows(tables, store.storeId)).filter(([, count]) => count > 0);
  expect(left).toEqual([
    ['store_routes', 1],
    ['invoices', 1],
  ]);
  expect(await countRows(tables, other.storeId)).toEqual(before);
});
