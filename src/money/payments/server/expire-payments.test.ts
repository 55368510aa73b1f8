import { expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { AWAITING, createPayStore, ended, PAID, placeOnline, setGateway } from './testing/pay-scene.ts';
import { QUARTER, usePayScene, useRounds } from './testing/use-pay-scene.ts';

const scene = await usePayScene();
const { paytm, thali, store, place, look, comeBack, logOf } = scene;
const { round, dueOf } = useRounds(scene);

const attemptOf = async ({ _id }: { _id: string }) => {
  const sql = 'select state from payment_attempts where store_id = $1 and order_id = $2';
  return (await thali.database.pool.query(sql, [store.storeId, _id])).rows[0].state;
};

test('an order expires when its time is over and not before', async () => {
  const order = await place();
  thali.clock.advance(QUARTER - 1);
  await round();
  expect(await look(order)).toEqual(AWAITING);
  thali.clock.advance(1);
  await round();
  expect(await look(order)).toEqual(ended('expired'));
});

test('the log and the stream say who cancelled the order and why', async () => {
  const order = await place();
  const stream = await readEvents(`${await thali.listen()}/order/status/${order.slug}/events`);
  await stream.first(1);
  thali.clock.advance(QUARTER);
  await round();
  const { data } = (await stream.first(2))[1] ?? {};
  stream.leave();
  expect(data).toMatchObject({ state: 5, payment: { state: 'expired', method: 'Paytm' }, estimate: null });
  expect(data.timeline.at(-1)).toMatchObject({
    what: 'cancelled',
    state: 5,
    reason: 'Not paid within 15 minutes',
  });
  expect((await logOf(order)).at(-1).actor).toEqual({ kind: 'system' });
});

test.each(['broken off', 'an error'] as const)(
  'an order expires although the gateway’s answer is %s; later money is to be refunded',
  async (reply) => {
    const order = await place();
    paytm.replies.set(order.name, reply);
    thali.clock.advance(QUARTER);
    await round();
    expect(await look(order)).toEqual(ended('expired'));
    paytm.pay(order.name, '20.00');
    expect((await comeBack(order)).headers['location']).toBe(`/status/${order.slug}`);
    expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
  },
);

test('a payment is found when its guest did not come back, and the order is not cancelled', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(PAID);
});

test('a failure is found although no form brought it', async () => {
  const order = await place();
  paytm.fail(order.name);
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(ended('failed'));
});

test('money that came after the staff cancelled is found', async () => {
  const order = await place();
  await moveOrder(thali, store, order._id, { from: 1, to: 5 });
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
});

test('a transaction that has paid another order pays nothing and delays nobody', async () => {
  const [order, other] = [await place(), await place()];
  const transactionId = paytm.pay(order.name, '20.00');
  await comeBack(order);
  paytm.pay(other.name, '20.00', transactionId);
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(other)).toEqual(ended('expired'));
});

test('an order is settled with the credentials of its attempt after the store removed the gateway', async () => {
  const leaving = await createPayStore(thali, paytm);
  const order = await placeOnline(thali, leaving);
  paytm.pay(order.name, '20.00');
  await setGateway(thali, leaving, null);
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(PAID);
});

test('a payment at the moment of expiry is settled once, and no money is lost', async () => {
  for (let time = 0; time < 12; time++) {
    const order = await place();
    thali.clock.advance(QUARTER);
    // The gateway knows nothing of the payment at the last question, and knows it a moment later.
    let asked = 0;
    paytm.gate = async () => {
      if (asked++ > 0) paytm.pay(order.name, '20.00');
    };
    await Promise.all([round(), comeBack(order)]);
    paytm.gate = async () => {};
    const { state, payment, timeline } = await look(order);
    expect(['1 paid', '5 expired', '5 refund_due']).toContain(`${state} ${payment}`);
    expect(await attemptOf(order)).toBe(payment);
    expect(timeline.filter((what) => what === 'cancelled')).toHaveLength(state === 5 ? 1 : 0);
    await comeBack(order);
    expect(await look(order)).toMatchObject(
      state === 5 ? { state, payment: 'refund_due' } : { state, payment: 'paid' },
    );
  }
});

test('several processes share the work: each order is asked about and ended once', async () => {
  const orders = await Promise.all(Array.from({ length: 25 }, place));
  thali.clock.advance(QUARTER);
  const before = paytm.asked.length;
  // When two workers reach for the same rows, one gets them and the other finds the rest in its next round.
  while (paytm.asked.length - before < orders.length) await Promise.all([round(), round(), round()]);
  expect(paytm.asked.slice(before).toSorted()).toEqual(orders.map(({ name }) => name).toSorted());
  for (const order of orders) expect(await look(order)).toEqual(ended('expired'));
});

test('an attempt that a process took and did not finish is taken again', async () => {
  const order = await place();
  thali.clock.advance(QUARTER);
  const before = thali.clock.now;
  await thali.database.pool.query(`update payment_due set due_at = $1`, [new Date(before + 30_000)]);
  await round();
  expect(await look(order)).toEqual(AWAITING);
  thali.clock.advance(30_000);
  await round();
  expect(await look(order)).toEqual(ended('expired'));
});

test('a paid attempt is no longer due; a failed one is asked about later', async () => {
  const [order, other] = [await place(), await place()];
  expect(await dueOf(order)).toEqual([QUARTER]);
  paytm.pay(order.name, '20.00');
  paytm.fail(other.name);
  for (const one of [order, other]) await comeBack(one);
  expect([await dueOf(order), await dueOf(other)]).toEqual([[], [QUARTER]]);
});
