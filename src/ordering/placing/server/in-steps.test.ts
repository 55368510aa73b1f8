import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/server/client.ts';
import type { Cluster } from '#platform/db/server/clusters/cluster.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { orderBody, patchItem, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const home = openDatabase(thali.database.connection, () => {}, 10, { pipeline: true });
atEnd(() => home.close());
const cluster: Cluster = { at: (_, body) => body(home.db), close: async () => {} };

function send(store: TestStore, key: string) {
  const headers = { 'idempotency-key': key };
  return thali.call('POST', `/order/create/web/${store.storeId}`, { body: orderBody(store, TEA), headers });
}

async function rowsOf(store: TestStore, table: string): Promise<object[]> {
  const { rows } = await thali.database.pool.query(
    `select to_jsonb(t) - 'id' - 'order_id' - 'slug' - 'store_id' - 'key' - 'order_no' - 'seq' as row
     from ${table} t where store_id = $1 order by ${table === 'store_log' ? 'seq' : 'store_id'}`,
    [store.storeId],
  );
  return rows.map(({ row }) => row);
}

test('on several machines an order is written as on one', async () => {
  const store = await teaStore(thali);
  for (const present of [null, cluster]) {
    thali.services.cluster = present;
    expect((await send(store, `on a cluster: ${present !== null}`)).status).toBe(201);
  }
  for (const table of ['orders', 'order_lines', 'idempotency_keys', 'store_log']) {
    const [second, first] = (await rowsOf(store, table)).toReversed();
    expect(second, table).toEqual(first);
  }
});

test('on several machines a key that is sent six times at once makes one order and uses one number', async () => {
  thali.services.cluster = cluster;
  const store = await teaStore(thali);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(store, 'six times at once')));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  const { rows } = await thali.database.pool.query(
    'select order_no from store_counters where store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ order_no: 1 }]);
});

test('on several machines no order follows the entry that says its dish is sold out', async () => {
  thali.services.cluster = cluster;
  const store = await teaStore(thali);
  const [, ...orders] = await Promise.all([
    patchItem(thali, store, 'Tea', { state: 'Sold Out' }),
    ...['first order', 'second order', 'third order'].map((key) => send(store, key)),
  ]);
  const { rows } = await thali.database.pool.query<{ kind: string }>(
    "select kind from store_log where store_id = $1 and kind in ('menu', 'order') order by seq",
    [store.storeId],
  );
  const placed = orders.filter(({ status }) => status === 201).length;
  expect(rows.map(({ kind }) => kind).slice(-placed - 1)).toEqual([...Array(placed).fill('order'), 'menu']);
});
