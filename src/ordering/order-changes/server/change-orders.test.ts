import { afterEach, expect, test } from 'vitest';
import { ONLINE } from '#money/payments/server/testing/pay-scene.ts';
import { usePayScene } from '#money/payments/server/testing/use-pay-scene.ts';
import { findOrder } from '#ordering/orders/server/find-order.ts';
import { createContext } from '#platform/context/server/context.ts';
import { openDatabase } from '#platform/db/server/client.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import {
  addTestStaff,
  moveOrder,
  orderBody,
  placeTestOrder,
  postOrder,
  TEA,
} from '#testing/server/test-stores.ts';
import { EFFECTS, type Effect } from './effects.ts';

const { thali, store } = await usePayScene();
const { storeId } = store;
const system = () => ({ ...createContext(thali.services, { kind: 'system' }), storeId });
const waiter = await addTestStaff(thali, store, 'STAFF');

/** Until the end of the test. */
function withEffect(effect: Effect): void {
  (EFFECTS as Effect[]).push(effect);
}
afterEach(() => {
  (EFFECTS as Effect[]).length = 0;
});

const noRice: Effect = () => Promise.reject(new Error('No rice is left'));

/** What an effect sees of each order, and what its transaction has written of it by then. */
function watch(): unknown[] {
  const seen: unknown[] = [];
  withEffect(async (tx, changes) => {
    for (const { before, after, lines } of changes) {
      const { state, orderNo } = await findOrder(tx, storeId, after.id);
      expect([state, orderNo]).toEqual([after.state, after.orderNo]);
      const labels = lines?.after.map(({ itemLabel, quantity }) => `${quantity} ${itemLabel}`);
      seen.push([before?.state ?? null, state, labels ?? null]);
    }
  });
  return seen;
}

async function count(table: string): Promise<number> {
  const sql = `select count(*)::int as n from ${table} where store_id = $1`;
  return (await thali.database.pool.query(sql, [storeId])).rows[0].n;
}
const counts = () => Promise.all(['orders', 'store_log', 'idempotency_keys', 'sittings'].map(count));

const post = (path: string, body: object, token = store.token) =>
  thali.call('POST', `/api/stores/${storeId}${path}`, { token, body });

/** Each prepares what it needs, and answers what places the order. */
const WAYS: [string, string, () => Promise<() => Promise<{ status: number }>>][] = [
  ['a guest', '1 Tea', async () => () => postOrder(thali, store, TEA)],
  [
    'a guest who pays online',
    '1 Tea',
    async () => () => postOrder(thali, store, { ...TEA, more: { orderType: ONLINE } }),
  ],
  [
    'the counter',
    '1 Tea',
    async () => () => post('/sales', { order: orderBody(store, TEA), paid: { method: 'Cash' } }),
  ],
  [
    'the staff at a table',
    '1 Tea',
    async () => {
      const more = { table: { iden: await addTable(thali, store), idel: 'Table' } };
      return () => post('/orders', orderBody(store, { ...TEA, more }), waiter);
    },
  ],
  [
    'guests at a table, from their cart',
    '2 Tea',
    async () => {
      const phone = await sitDown(thali, store, await addTable(thali, store));
      const line = await phone.put('Tea', { quantity: 2 });
      return () => phone.send([line], 40);
    },
  ],
];

test.each(WAYS)('an effect sees an order of %s as it is placed', async (_, line, prepare) => {
  const place = await prepare();
  const seen = watch();
  expect((await place()).status).toBe(201);
  expect(seen[0]).toEqual([null, 1, [line]]);
});

test.each(WAYS)('an effect that fails leaves nothing of an order of %s', async (_, _line, prepare) => {
  const place = await prepare();
  const before = await counts();
  withEffect(noRice);
  expect((await place()).status).toBe(500);
  expect(await counts()).toEqual(before);
});

test('on several machines an effect sees a placed order too', async () => {
  const home = openDatabase(thali.database.connection, () => {}, 10, { pipeline: true });
  thali.services.cluster = { at: (_, body) => body(home.db), close: async () => {} };
  const seen = watch();
  await placeTestOrder(thali, store, TEA);
  expect(seen).toEqual([[null, 1, ['1 Tea']]]);
  thali.services.cluster = null;
  await home.close();
});

test('an effect sees each order before and after its change', async () => {
  const { _id: id } = await placeTestOrder(thali, store, TEA);
  const seen = watch();
  expect((await moveOrder(thali, store, id, { from: 1, to: 2 })).status).toBe(200);
  expect(seen).toEqual([[1, 2, null]]);
});

test('an effect that fails leaves the order and its log as they were', async () => {
  const { _id: id } = await placeTestOrder(thali, store, TEA);
  const before = await counts();
  withEffect(noRice);
  expect((await moveOrder(thali, store, id, { from: 1, to: 2 })).status).toBe(500);
  expect([await counts(), (await findOrder(system(), storeId, id)).state]).toEqual([before, 1]);
});

test('an order is placed once, and seen once, when it is sent again', async () => {
  const seen = watch();
  const send = () => postOrder(thali, store, TEA, { 'idempotency-key': 'the same again' });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(seen).toHaveLength(1);
});
