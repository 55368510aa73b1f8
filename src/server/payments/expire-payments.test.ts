import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { readEvents } from '../testing/event-reader.ts';
import { useTestApp } from '../testing/test-app.ts';
import { expirePayments } from './expire-payments.ts';
import { returnOf, useFakePaytm } from './testing/fake-paytm.ts';
import {
  AWAITING,
  createPayStore,
  ended,
  lookAt,
  PAID,
  placeOnline,
  sendBack,
  setGateway,
} from './testing/pay-scene.ts';

const paytm = await useFakePaytm();
const thali = await useTestApp();
const store = await createPayStore(thali, paytm);
const QUARTER = 15 * 60_000;

const place = () => placeOnline(thali, store);
const errors: unknown[] = [];
const tick = async () => {
  const onError = (error: unknown) => errors.push(error);
  await expirePayments(createContext(thali.services, { kind: 'system' }), { onError });
  expect(errors.splice(0)).toEqual([]);
};
const sendSuccess = (order: Awaited<ReturnType<typeof place>>) =>
  sendBack(thali, store, returnOf(order.data.param_dict));
const attemptOf = async ({ _id }: { _id: string }) => {
  const sql = 'select state from payment_attempts where store_id = $1 and order_id = $2';
  return (await thali.database.pool.query(sql, [store.storeId, _id])).rows[0].state;
};
const due = async ({ _id }: { _id: string }) => {
  const sql = `select due_at from payment_due join payment_attempts on id = attempt_id
    where payment_attempts.store_id = $1 and order_id = $2`;
  const { rows } = await thali.database.pool.query(sql, [store.storeId, _id]);
  return rows.map(({ due_at }) => due_at.getTime() - thali.clock.now);
};
/** What earlier tests have left to be asked about. */
beforeEach(async () => {
  await thali.database.pool.query('delete from payment_due');
});

test('not a moment before its time', async () => {
  const order = await place();
  thali.clock.advance(QUARTER - 1);
  await tick();
  expect(await lookAt(thali, order)).toEqual(AWAITING);
  thali.clock.advance(1);
  await tick();
  expect(await lookAt(thali, order)).toEqual(ended('expired'));
});

test('the log says who cancelled it and why, and whoever watches sees it', async () => {
  const order = await place();
  const stream = await readEvents(`${await thali.listen()}/order/status/${order.slug}/events`);
  await stream.first(1);
  thali.clock.advance(QUARTER);
  await tick();
  const { data } = (await stream.first(2))[1] ?? {};
  stream.leave();
  expect(data).toMatchObject({ state: 5, payment: { state: 'expired', method: 'Paytm' }, estimate: null });
  expect(data.timeline.at(-1)).toMatchObject({
    what: 'cancelled',
    state: 5,
    reason: 'Not paid within 15 minutes',
  });
  const { rows } = await thali.database.pool.query(
    'select actor from store_log where store_id = $1 and order_id = $2 order by seq desc limit 1',
    [store.storeId, order._id],
  );
  expect(rows[0].actor).toEqual({ kind: 'system' });
});

test.each(['broken off', 'an error'] as const)(
  'it is cancelled all the same when the gateway’s answer is %s; what comes later is to go back',
  async (reply) => {
    const order = await place();
    paytm.replies.set(order.name, reply);
    thali.clock.advance(QUARTER);
    await tick();
    expect(await lookAt(thali, order)).toEqual(ended('expired'));
    paytm.pay(order.name, '20.00');
    expect((await sendSuccess(order)).headers['location']).toBe('/thankyou/cancel');
    expect(await lookAt(thali, order)).toMatchObject({ state: 5, payment: 'refund_due' });
  },
);

test('a customer who has paid and lost the way back is asked for, and not cancelled', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await tick();
  expect(await lookAt(thali, order)).toEqual(PAID);
});

test('a failure that nobody has told of is one', async () => {
  const order = await place();
  paytm.fail(order.name);
  thali.clock.advance(QUARTER);
  await tick();
  expect(await lookAt(thali, order)).toEqual(ended('failed'));
});

test('money that was taken although the staff had cancelled is found', async () => {
  const order = await place();
  const url = `/api/stores/${store.storeId}/orders/${order._id}/state`;
  await thali.call('POST', url, { body: { from: 1, to: 5 }, token: store.token });
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await tick();
  expect(await lookAt(thali, order)).toMatchObject({ state: 5, payment: 'refund_due' });
});

test('a transaction that has paid another order pays nothing, and holds nobody up', async () => {
  const [order, other] = [await place(), await place()];
  const transactionId = paytm.pay(order.name, '20.00');
  await sendSuccess(order);
  paytm.pay(other.name, '20.00', transactionId);
  thali.clock.advance(QUARTER);
  await tick();
  expect(await lookAt(thali, other)).toEqual(ended('expired'));
});

test('the end of the waiting needs no credentials that the store still has', async () => {
  const leaving = await createPayStore(thali, paytm);
  const order = await placeOnline(thali, leaving);
  paytm.pay(order.name, '20.00');
  await setGateway(thali, leaving, null);
  thali.clock.advance(QUARTER);
  await tick();
  expect(await lookAt(thali, order)).toEqual(PAID);
});

test('paid and out of time at the same moment: one of the two, once, and no money is lost', async () => {
  for (let round = 0; round < 12; round++) {
    const order = await place();
    thali.clock.advance(QUARTER);
    // The gateway does not know of the payment when it is asked for the last time, and a moment later it does.
    let asked = 0;
    paytm.gate = async () => {
      if (asked++ > 0) paytm.pay(order.name, '20.00');
    };
    await Promise.all([tick(), sendSuccess(order)]);
    paytm.gate = async () => {};
    const { state, payment, timeline } = await lookAt(thali, order);
    expect(['1 paid', '5 expired', '5 refund_due']).toContain(`${state} ${payment}`);
    expect(await attemptOf(order)).toBe(payment);
    expect(timeline.filter((what) => what === 'cancelled')).toHaveLength(state === 5 ? 1 : 0);
    await sendSuccess(order);
    expect(await lookAt(thali, order)).toMatchObject(
      state === 5 ? { state, payment: 'refund_due' } : { state, payment: 'paid' },
    );
  }
});

test('several processes share the work: each order is asked about and ended once', async () => {
  const orders = await Promise.all(Array.from({ length: 25 }, place));
  thali.clock.advance(QUARTER);
  const before = paytm.asked.length;
  // What two reach for at the same moment one of them gets; the other finds the rest in its next round.
  while (paytm.asked.length - before < orders.length) await Promise.all([tick(), tick(), tick()]);
  expect(paytm.asked.slice(before).toSorted()).toEqual(orders.map(({ name }) => name).toSorted());
  for (const order of orders) expect(await lookAt(thali, order)).toEqual(ended('expired'));
});

test('what a process has taken and not ended is taken again', async () => {
  const order = await place();
  thali.clock.advance(QUARTER);
  const before = thali.clock.now;
  await thali.database.pool.query(`update payment_due set due_at = $1`, [new Date(before + 30_000)]);
  await tick();
  expect(await lookAt(thali, order)).toEqual(AWAITING);
  thali.clock.advance(30_000);
  await tick();
  expect(await lookAt(thali, order)).toEqual(ended('expired'));
});

test('what has been paid or has failed is on nobody’s list, so that looking costs nothing', async () => {
  const [order, other] = [await place(), await place()];
  expect(await due(order)).toEqual([QUARTER]);
  paytm.pay(order.name, '20.00');
  paytm.fail(other.name);
  for (const one of [order, other]) {
    await sendSuccess(one);
    expect(await due(one)).toEqual([]);
  }
});
