import { expect, test, vi } from 'vitest';
import { moveOrder } from '../testing/test-stores.ts';
import { createGateways } from './adapters/gateways.ts';
import { type Reply, useFakePaytm } from './testing/fake-paytm.ts';
import { type AwaitedOrder, createPayStore, ended, PAID, placeOnline } from './testing/pay-scene.ts';
import { QUARTER, usePayScene, useRounds } from './testing/use-pay-scene.ts';

const silent = await useFakePaytm();
silent.gate = () => new Promise(() => {});
const scene = await usePayScene({
  payments: createGateways({ publicUrl: 'http://localhost', allowPrivate: true, answerMs: 3_000 }),
});
const { paytm, thali, store, place, look, logOf } = scene;
const { errors, round, dueOf } = useRounds(scene);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When it is asked about next, in minutes from now; null when never. */
const nextOf = async (order: AwaitedOrder) => {
  const [due] = await dueOf(order);
  return due === undefined ? null : due / MINUTE;
};
const timesAsked = ({ name }: AwaitedOrder) => paytm.asked.filter((asked) => asked === name).length;

const REFUND = { ...ended('expired'), payment: 'refund_due' };
const refunded = { ...REFUND, timeline: [...REFUND.timeline, 'refund_due'] };

test.each<[string, Reply]>([
  ['a gateway that can’t be reached', 'broken off'],
  ['a gateway that is in trouble', 'an error'],
  ['a payment that is under way', { resultInfo: { resultStatus: 'PENDING' } }],
])('%s is asked again, and a success is found although nobody sends it back', async (_, reply) => {
  const order = await place();
  paytm.replies.set(order.name, reply);
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(ended('expired'));
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER - 1);
  await round();
  expect(timesAsked(order)).toBe(1);
  thali.clock.advance(1);
  await round();
  expect(await look(order)).toEqual(refunded);
  expect(await nextOf(order)).toBeNull();
  const event = { what: 'payment', payment: 'refund_due', from: 5, to: 5, amount: 2000 };
  expect((await logOf(order)).at(-1)).toEqual({ actor: { kind: 'system' }, event });
});

test('it is asked about ever more seldom, for three days', async () => {
  const order = await place();
  const start = thali.clock.now;
  const askedAt: number[] = [];
  for (let next = await nextOf(order); next !== null; next = await nextOf(order)) {
    thali.clock.advance(next * MINUTE);
    await round();
    askedAt.push((thali.clock.now - start) / HOUR);
  }
  expect(askedAt).toEqual([0.25, 0.5, 1, 6, 12, 24, 48, 72]);
  expect(timesAsked(order)).toBe(8);
  expect(await look(order)).toEqual(ended('expired'));
});

test('after a long standstill the questions that were missed are one', async () => {
  const order = await place();
  thali.clock.advance(30 * HOUR);
  await round();
  expect(timesAsked(order)).toBe(1);
  expect(await nextOf(order)).toBe(18 * 60);
});

test('a failure is the end of asking, and of a cancelled order changes nothing', async () => {
  const order = await place();
  thali.clock.advance(QUARTER);
  await round();
  paytm.fail(order.name);
  thali.clock.advance(QUARTER);
  await round();
  expect(await nextOf(order)).toBeNull();
  expect(await look(order)).toEqual(ended('expired'));
});

test('of an order that the staff have cancelled it is asked on as well', async () => {
  const order = await place();
  await moveOrder(thali, store, order._id, { from: 1, to: 5 });
  thali.clock.advance(QUARTER);
  await round();
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
});

const success = { resultStatus: 'TXN_SUCCESS' };
test.each([
  ['NUL', '1\u0000'],
  ['half a surrogate', '\ud800'],
  ['a number', 20261120],
  ['nothing', ''],
  ['a text that is too long', '1'.repeat(65)],
  ['a bar', '1|2'],
])('a transaction that is called %s is none yet, and holds nobody up', async (_, txnId) => {
  const [order, other] = [await place(), await place()];
  paytm.replies.set(order.name, { resultInfo: success, txnId, txnAmount: '20.00' });
  paytm.pay(other.name, '20.00');
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(ended('expired'));
  expect(await look(other)).toEqual(PAID);
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(refunded);
});

test('an attempt that can’t be looked after is told of, ends all the same, and stops nobody else', async () => {
  const [broken, order] = [await place(), await place()];
  const sql = 'update payment_attempts set gateway_sealed = $3 where store_id = $1 and order_id = $2';
  await thali.database.pool.query(sql, [store.storeId, broken._id, 'not sealed by us']);
  paytm.pay(order.name, '20.00');
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(PAID);
  expect(await look(broken)).toEqual(ended('expired'));
  expect(errors.splice(0)).toHaveLength(1);
});

test('what the database refuses is told of, and tried again ever more seldom', async () => {
  const [broken, order] = [await place(), await place()];
  for (const { name } of [broken, order]) paytm.pay(name, '20.00');
  const { pool } = thali.database;
  await pool.query(`alter table orders add constraint broken check (id <> '${broken._id}') not valid`);
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(order)).toEqual(PAID);
  expect(await nextOf(broken)).toBe(0.5);
  thali.clock.advance(40 * MINUTE);
  await round();
  expect(await nextOf(broken)).toBe(40);
  expect(errors.splice(0)).toHaveLength(2);
  await pool.query('alter table orders drop constraint broken');
  thali.clock.advance(40 * MINUTE);
  await round();
  expect(await look(broken)).toEqual(PAID);
});

test('a gateway that says nothing holds up its own store only', async () => {
  const mute = await createPayStore(thali, silent);
  await Promise.all(Array.from({ length: 100 }, () => placeOnline(thali, mute)));
  const early = await place();
  thali.clock.advance(MINUTE);
  const later = await place();
  thali.clock.advance(QUARTER - MINUTE);
  const stop = new AbortController();
  const working = round(stop.signal);
  const isEnded = async (order: AwaitedOrder) => expect(await look(order)).toEqual(ended('expired'));
  await vi.waitFor(() => isEnded(early), { timeout: 3_000, interval: 50 });
  thali.clock.advance(MINUTE);
  await vi.waitFor(() => isEnded(later), { timeout: 3_000, interval: 50 });
  stop.abort();
  await working;
  expect(silent.asked.length).toBeLessThanOrEqual(4);
});
