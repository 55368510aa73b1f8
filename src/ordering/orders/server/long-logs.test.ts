import { describe, expect, test } from 'vitest';
import { createReceiptStore, receiptScene } from '#money/receipts/server/testing/receipt-scene.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { LONGEST_LOG } from './long-logs.ts';

const thali = await useTestApp();
const store = await teaStore(thali);

async function placed() {
  const { _id, slug } = await placeTestOrder(thali, store, TEA);
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  return { orderId: _id as string, lineId: body.items?.[0]?._id as string };
}

const move = (orderId: string, from: number, to: number) => moveOrder(thali, store, orderId, { from, to });
const change = ({ orderId, lineId }: { orderId: string; lineId: string }, verb: string, body: object) =>
  thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/items/${lineId}/${verb}`, {
    body,
    token: store.token,
  });

/** Lengthens the order's log to that many entries. */
async function lengthen(storeId: string, orderId: string, most: number) {
  const { pool } = thali.database;
  await pool.query(
    `with counted as (
       select $3::int - count(*)::int as missing from store_log where store_id = $1 and order_id = $2
     ), taken as (
       update store_counters set log_seq = log_seq + missing from counted
       where store_id = $1 returning log_seq - missing as seq, missing
     )
     insert into store_log (store_id, seq, at, kind, order_id, actor, event)
     select $1, seq + entry, now(), 'order', $2, '{"kind":"system"}', '{"what":"seen"}'
     from taken, generate_series(1, missing) as entry`,
    [storeId, orderId, most],
  );
}

describe('an order with a full log', () => {
  test('can’t have dishes ticked', async () => {
    const order = await placed();
    await lengthen(store.storeId, order.orderId, LONGEST_LOG.changes - 1);
    expect((await change(order, 'ready', { ready: true })).status).toBe(200);
    expect((await change(order, 'ready', { ready: true })).status).toBe(200);
    expectError(await change(order, 'ready', { ready: false }), 409, 'CHANGED_TOO_OFTEN');
  });

  test('can’t have dishes discarded or put back', async () => {
    const order = await placed();
    await lengthen(store.storeId, order.orderId, LONGEST_LOG.changes - 1);
    expect((await change(order, 'discard', { discarded: true })).status).toBe(200);
    expectError(await change(order, 'discard', { discarded: false }), 409, 'CHANGED_TOO_OFTEN');
  });

  test('can’t move back, but can move on to its end', async () => {
    const { orderId } = await placed();
    expect((await move(orderId, 1, 2)).status).toBe(200);
    await lengthen(store.storeId, orderId, LONGEST_LOG.changes - 1);
    expect((await move(orderId, 2, 1)).status).toBe(200);
    expect((await move(orderId, 1, 3)).status).toBe(200);
    expectError(await move(orderId, 3, 2), 409, 'CHANGED_TOO_OFTEN');
    expect((await move(orderId, 3, 4)).status).toBe(200);
    expectError(await move(orderId, 4, 3), 409, 'CHANGED_TOO_OFTEN');
    expect((await move(orderId, 4, 5)).status).toBe(200);
  });

  test('can still be paid, but in a limited number of parts', async () => {
    const payStore = await createReceiptStore(thali);
    const { place, claim, record } = receiptScene(thali, payStore);
    const order = await place();
    await lengthen(payStore.storeId, order.id, LONGEST_LOG.changes + 1);
    expect((await record(order, { method: 'Cash', amount: 1 })).status).toBe(200);
    await lengthen(payStore.storeId, order.id, LONGEST_LOG.money);
    expectError(await record(order, { method: 'Cash', amount: 1 }), 409, 'CHANGED_TOO_OFTEN');
    expectError(await claim(order), 409, 'CHANGED_TOO_OFTEN');
  });
});

const WAITS = { details: { retryAfter: 60 } };

describe('the limit of ten changes of an order a minute', async () => {
  const slow = await useTestApp({ rateLimitScale: 1 / 30 });
  const own = await teaStore(slow);
  const { _id } = await placeTestOrder(slow, own, TEA);
  const url = `/api/stores/${own.storeId}/orders`;
  const { body } = await slow.call('GET /api/stores/:storeId/orders', { params: own, token: own.token });
  const line = `${url}/${_id}/items/${body.orders?.[0]?.items?.[0]?._id}`;
  const step = (time: number, by = own) =>
    moveOrder(slow, by, _id, time % 2 === 0 ? { from: 1, to: 2 } : { from: 2, to: 1 });
  const post = (verb: string, body: object) =>
    slow.call('POST', `${line}/${verb}`, { token: own.token, body });

  test('can’t be used up by another store with the same order id', async () => {
    const other = await createTestStore(slow);
    for (let time = 0; time < 10; time++) expectError(await step(0, other), 404, 'ORDER_NOT_FOUND');
    expectError(await step(0, other), 429, 'TOO_MANY_REQUESTS', WAITS);
  });

  test('counts moves, ticks and removals', async () => {
    for (let time = 0; time < 8; time++) expect((await step(time)).status).toBe(200);
    expect((await post('ready', { ready: true })).status).toBe(200);
    expect((await post('discard', { discarded: true })).status).toBe(200);
    for (const refused of [
      await step(0),
      await post('ready', { ready: false }),
      await post('discard', { discarded: false }),
    ])
      expectError(refused, 429, 'TOO_MANY_REQUESTS', WAITS);
    slow.clock.advance(MINUTE);
    expect((await step(0)).status).toBe(200);
  });
});
