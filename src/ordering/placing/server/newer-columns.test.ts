import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();

test('orders are placed although a newer release has added columns with defaults', async () => {
  const store = await teaStore(thali);
  for (const table of ['orders', 'order_lines', 'store_log', 'idempotency_keys'])
    await thali.database.pool.query(`alter table ${table} add column newer integer not null default 7`);
  const order = await placeTestOrder(thali, store, TEA);
  const moved = await moveOrder(thali, store, order._id, { from: 1, to: 2 });
  expect(moved.status).toBe(200);
  const { rows } = await thali.database.pool.query('select newer from order_lines where store_id = $1', [
    store.storeId,
  ]);
  expect(rows).toEqual([{ newer: 7 }]);
});
