import type { QueryConfig } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { orderBody, TEA, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const send = (store: TestStore, more: object = {}, key = unique()) =>
  thali.call('POST', `/order/create/web/${store.storeId}`, {
    body: orderBody(store, { ...TEA, more }),
    headers: { 'idempotency-key': key },
  });

/** A store in memory, with a dish that another process then changes without being heard. */
async function outdatedStore(change: string): Promise<TestStore> {
  const store = await teaStore(thali);
  await thali.services.storeCache.get(store.storeId);
  const text = `with changed as (update items set ${change} where store_id = $1)
    update stores set revision = revision + 1 where store_id = $1`;
  await thali.database.pool.query(text, [store.storeId]);
  return store;
}

test('an order of a guest is a single statement, and a retry finds it', async () => {
  const store = await teaStore(thali);
  await send(store);
  const query = vi.spyOn(thali.database.pool, 'query');
  onTestFinished(() => query.mockRestore());
  expect((await send(store, {}, 'one statement')).status).toBe(201);
  const statements = query.mock.calls.map(([config]) => config as unknown as QueryConfig);
  // The feed of a store in memory reads its log each second, whoever orders.
  const isOfOrder = ({ name, values }: QueryConfig) =>
    name && name !== 'log' && values?.includes(store.storeId);
  const named = statements.filter(isOfOrder);
  expect(named.map(({ name }) => name)).toEqual(['place order']);
  expect((await send(store, {}, 'one statement')).status).toBe(200);
});

test('prices are those of now, whatever is in memory', async () => {
  const store = await outdatedStore('discount = 5000');
  const refused = await send(store);
  expect(refused.body).toMatchObject({ code: 'PRICE_CHANGED', details: { amount: 10 } });

  const other = await outdatedStore('discount = 5000');
  const { items } = orderBody(other, { lines: [{ item: 'Tea', value: '10.00' }], amount: 10 });
  const placed = await send(other, { items, amount: 10 });
  expect(placed.status, placed.text).toBe(201);
});

test('what is sold out is not ordered, though it is available in memory', async () => {
  const store = await outdatedStore("state = 'Sold Out'");
  expect((await send(store)).body.code).toBe('ITEM_UNAVAILABLE');
});

test('a store that another process has closed takes no order', async () => {
  const store = await teaStore(thali);
  await thali.services.storeCache.get(store.storeId);
  await thali.database.pool.query(
    'update stores set paused = true, revision = revision + 1 where store_id = $1',
    [store.storeId],
  );
  expect((await send(store)).body.code).toBe('STORE_CLOSED');
});

test('a table is found by its list as it is now', async () => {
  const store = await teaStore(thali);
  const params = store;
  const tables = ['1', '2'].map((iden) => ({ iden, idel: 'Table', conf: null }));
  await thali.call('POST /api/stores/:storeId/tables', { params, token: store.token, body: { tables } });
  await thali.services.storeCache.get(store.storeId);
  await thali.database.pool.query(
    `with renamed as (update store_tables set iden = '3' where store_id = $1 and iden = '2')
     update stores set revision = revision + 1 where store_id = $1`,
    [store.storeId],
  );
  const at = (iden: string) => send(store, { table: { iden } });
  expect((await at('2')).body.details.fields).toHaveProperty('table');
  const placed = await at('3');
  expect(placed.status, placed.text).toBe(201);
});
