import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '../testing/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
await placeTestOrder(thali, store, TEA);

test.each([
  ['orders', 'state = 6', 'orders_state'],
  ['orders', 'state = 0', 'orders_state'],
  ['orders', "payment_state = 'perhaps'", 'orders_payment_state'],
  ['orders', 'amount = -1', 'orders_amount'],
  ['orders', 'paid = 100, refunded = 101', 'orders_sums'],
  ['orders', 'paid = -1, refunded = -1', 'orders_sums'],
  ['order_lines', 'quantity = 0', 'order_lines_quantity'],
  ['order_lines', 'unit = -1', 'order_lines_prices'],
])('the database itself refuses %s with %s', async (table, change, constraint) => {
  const changing = thali.database.pool.query(`update ${table} set ${change} where store_id = $1`, [
    store.storeId,
  ]);
  await expect(changing).rejects.toMatchObject({ code: '23514', constraint });
});

test('what is in the database already stops no upgrade', async () => {
  const { rows } = await thali.database.pool.query(
    `select conname from pg_constraint where contype = 'c' and convalidated and conrelid in
     ('orders'::regclass, 'order_lines'::regclass, 'payment_attempts'::regclass, 'refunds'::regclass,
      'messages'::regclass, 'print_jobs'::regclass)`,
  );
  expect(rows).toEqual([]);
});
