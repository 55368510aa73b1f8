import { expect, test } from 'vitest';
import { findOwedOrders } from '#ordering/orders/server/order-money.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { drizzle } from '#platform/db/server/drizzle.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { NO_SESSION } from '#testing/server/scene.ts';
import { createTestStore } from '#testing/server/test-stores.ts';
import { withClient } from '#testing/server/with-client.ts';
import { useRefundScene } from './testing/use-refund-scene.ts';

const QUARTER = 15 * MINUTE;
const scene = await useRefundScene();
const { thali, store, gateway, place, placePaid, cancel, remove, giveBack, owed, paymentOf, rounds } = scene;

test('the list is empty where nothing is owed', async () => {
  await placePaid();
  expect(await owed()).toEqual({ owed: [], next: null });
});

test('each order says how much, since when and why; refunds and open payments follow', async () => {
  // Orders of the same millisecond have no fixed order.
  const later = <T>(make: () => Promise<T>) => {
    thali.clock.advance(1000);
    return make();
  };
  const [first, second] = [await later(placePaid), await later(placePaid)];
  const [third, open] = [await later(placePaid), await later(() => place())];
  thali.clock.advance(1000);
  await remove(first, 1);
  const since = new Date(thali.clock.now).toISOString();
  thali.clock.advance(1000);
  await cancel(second);
  await cancel(third);
  gateway.mood = 'pending';
  await giveBack(third);
  gateway.mood = 'done';
  thali.clock.advance(QUARTER);
  gateway.isDown = true;
  await rounds();
  gateway.isDown = false;

  const about = { place: 'Pay now, Table 4', method: 'Paytm', customer: '' };
  const whole = await owed();
  expect(whole).toEqual({
    owed: [
      {
        ...about,
        kind: 'order',
        orderId: first._id,
        orderNo: expect.any(Number),
        amount: 30,
        paid: 50,
        throughGateway: 30,
        since,
        why: 'taken_off',
      },
      expect.objectContaining({ kind: 'order', orderId: second._id, amount: 50, why: 'cancelled' }),
      expect.objectContaining({ kind: 'refund', orderId: third._id, amount: 50 }),
      expect.objectContaining({ kind: 'payment', orderId: open._id, amount: 50 }),
    ],
    next: null,
  });

  const seen: unknown[] = [];
  for (let query = '?limit=1'; query !== ''; ) {
    const page = await owed(query);
    expect(page.owed).toHaveLength(1);
    seen.push(...page.owed);
    query = page.next === null ? '' : `?limit=1&after=${page.next}`;
  }
  expect(seen).toEqual(whole.owed);

  // A settled refund leaves the list.
  gateway.decide('done');
  gateway.pay(open.name);
  await giveBack(first, { how: 'hand' });
  await giveBack(second);
  thali.clock.advance(2 * QUARTER);
  await rounds();
  await giveBack(open);
  expect(await owed()).toEqual({ owed: [], next: null });
});

test('a refused payment that may be tried again is listed while it is asked about', async () => {
  const refused = await place();
  thali.clock.advance(1);
  const failed = await place();
  thali.clock.advance(1);
  const waiting = await place();
  gateway.refuse(refused.name);
  gateway.refuse(failed.name, true);
  thali.clock.advance(QUARTER);
  await rounds();
  for (const order of [refused, failed]) expect(await paymentOf(order)).toMatchObject({ state: 'failed' });
  thali.clock.advance(1);
  const { owed: listed } = await owed();
  expect(listed).toEqual([
    expect.objectContaining({ kind: 'payment', orderId: refused._id, amount: 50 }),
    expect.objectContaining({ kind: 'payment', orderId: failed._id, amount: 50 }),
    expect.objectContaining({ kind: 'payment', orderId: waiting._id, amount: 50 }),
  ]);
  gateway.pay(refused.name);
  thali.clock.advance(QUARTER);
  await rounds();
  const kindOf = (order: { _id: string }) => ({ kind: 'order', orderId: order._id });
  expect((await owed()).owed).toEqual([
    expect.objectContaining(kindOf(refused)),
    expect.objectContaining({ kind: 'payment', orderId: failed._id }),
    expect.objectContaining({ kind: 'payment', orderId: waiting._id }),
  ]);
  await giveBack(refused);
  thali.clock.advance(3 * 24 * 4 * QUARTER);
  await rounds();
  expect((await owed()).owed).toEqual([]);
});

test.each(['order', 'order.1', 'order.', 'thing.00000000-0000-0000-0000-000000000000', "order.' or 1=1"])(
  'an invalid cursor is refused: %s',
  async (after) => {
    expect((await owed(`?after=${encodeURIComponent(after)}`)).code).toBe('VALIDATION');
  },
);

test('another store’s debts can be neither seen nor given back', async () => {
  const order = await placePaid();
  await cancel(order);
  const other = await createTestStore(thali);
  const url = `/api/stores/${other.storeId}`;
  const listed = await thali.call('GET /api/stores/:storeId/owed', { params: other, token: other.token });
  expect(listed.body).toEqual({ owed: [], next: null });
  for (const [method, body] of [
    ['GET', undefined],
    ['POST', { how: 'hand' }],
  ] as const) {
    const headers = { 'idempotency-key': 'of another store' };
    const path = `${url}/orders/${order._id}/refunds`;
    const answer = await thali.call(method, path, { token: other.token, headers, body });
    expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  }
  expect((await owed()).owed).toHaveLength(1);
});

test('the list is read by its index', async () => {
  const plans: unknown[] = [];
  await withClient(thali.database.connection, async (client) => {
    await client.query('set enable_seqscan = off');
    const explained = drizzle(client, {
      logger: {
        logQuery: (text, values) =>
          plans.push(client.query(`explain ${text}`, values).then(({ rows }) => JSON.stringify(rows))),
      },
    });
    const ctx = { ...createContext(thali.services, { kind: 'system' }), db: explained as unknown as Db };
    await findOwedOrders(ctx, store.storeId, { after: NO_SESSION, limit: 50 });
    expect(await plans[0]).toContain('orders_owed');
  });
});
