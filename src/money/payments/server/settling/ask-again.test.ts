import { expect, test, vi } from 'vitest';
import { FROM_THE_START, listOwed } from '#money/refunds/server/list-owed.ts';
import { createContext } from '#platform/context/server/context.ts';
import { parseNetwork } from '#platform/limits/server/network.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import { createGateways } from '../adapters/gateways.ts';
import { checkPayment } from '../check-payment.ts';
import { type Reply, useFakePaytm } from '../testing/fake-paytm.ts';
import { type AwaitedOrder, createPayStore, ended, PAID, placeOnline } from '../testing/pay-scene.ts';
import { QUARTER, usePayScene, useRounds } from '../testing/use-pay-scene.ts';

const silent = await useFakePaytm();
silent.gate = () => new Promise(() => {});
const scene = await usePayScene({
  payments: createGateways({ allowPrivate: true, answerMs: 3_000 }),
});
const { paytm, thali, store, place, look, logOf } = scene;
const { errors, round, dueOf } = useRounds(scene);

/** Minutes until the gateway is asked about the order again; null if never. */
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
])('%s is asked again, and a success is found without a return form', async (_, reply) => {
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
  expect((await logOf(order)).at(-1)).toMatchObject({ actor: { kind: 'system' }, event });
});

/** The ages of the order, in hours, at which it is asked about, until that ends or `most` is reached. */
async function agesAsked(order: AwaitedOrder, most = 20): Promise<number[]> {
  const start = thali.clock.now;
  const askedAt: number[] = [];
  for (let next = await nextOf(order); next !== null && askedAt.length < most; next = await nextOf(order)) {
    thali.clock.advance(next * MINUTE);
    await round();
    askedAt.push((thali.clock.now - start) / HOUR);
  }
  return askedAt;
}

const THREE_DAYS = [0.25, 0.5, 1, 6, 12, 24, 48, 72];

test('an order that was never paid is asked about less and less often, for three days', async () => {
  const order = await place();
  paytm.replies.set(order.name, { resultInfo: { resultStatus: 'TXN_FAILURE', resultCode: '334' } });
  expect(await agesAsked(order)).toEqual(THREE_DAYS);
  expect(timesAsked(order)).toBe(8);
  expect(await look(order)).toEqual(ended('expired'));
});

test.each<[string, Reply]>([
  ['stays pending', { resultInfo: { resultStatus: 'PENDING' } }],
  ['has an unknown state', { resultInfo: { resultStatus: 'TXN_HELD' } }],
  ['is paid without an amount', { resultInfo: { resultStatus: 'TXN_SUCCESS' }, txnId: '7' }],
  ['gets no answer', 'an error'],
])('an attempt that %s is asked about daily after three days and listed for the staff', async (_, reply) => {
  const order = await place();
  paytm.replies.set(order.name, reply);
  expect(await agesAsked(order, 10)).toEqual([...THREE_DAYS, 96, 120]);
  const listed = await unclearOf(order);
  expect(listed).toEqual([{ kind: 'unclear', amount: 20, reason: expect.stringMatching(/^It /) }]);
  const event = { what: 'payment_checked', from: 5, to: 5, reason: 'Nothing in the account' };
  await check(order, event.reason);
  await check(order, 'Once more');
  expect([await unclearOf(order), await nextOf(order)]).toEqual([[], null]);
  expect((await logOf(order)).filter(({ event: { what } }) => what === event.what)).toMatchObject([
    { event },
  ]);
});

/** Signs in through the API, since sessions end sooner than these tests do. */
function desk() {
  const actor = { kind: 'staff' as const, id: 'm', name: 'Mira', role: 'OWNER' as const, isVerified: true };
  const network = parseNetwork('127.0.0.1');
  return { ...createContext(thali.services, actor), actor, storeId: store.storeId, network };
}

/** The attempts that are listed for the staff to check. */
async function unclearOf({ _id }: AwaitedOrder) {
  const { owed } = await listOwed(desk(), { from: FROM_THE_START, limit: 99 });
  return owed.flatMap((entry) => {
    const { kind, orderId, amount } = entry;
    return kind === 'unclear' && orderId === _id ? [{ kind, amount, reason: entry.reason }] : [];
  });
}

async function check({ _id }: AwaitedOrder, reason: string): Promise<void> {
  const sql = 'select id from payment_attempts where store_id = $1 and order_id = $2';
  const { rows } = await thali.database.pool.query(sql, [store.storeId, _id]);
  await checkPayment(desk(), rows[0].id, { reason });
}

test('after a long standstill the gateway is asked once', async () => {
  const order = await place();
  thali.clock.advance(30 * HOUR);
  await round();
  expect(timesAsked(order)).toBe(1);
  expect(await nextOf(order)).toBe(18 * 60);
});

test('the gateway is still asked after a failure, since another card can be tried there', async () => {
  const order = await place();
  thali.clock.advance(QUARTER);
  await round();
  paytm.fail(order.name);
  thali.clock.advance(QUARTER);
  await round();
  expect(await nextOf(order)).toBe(30);
  expect(await look(order)).toEqual(ended('expired'));
  paytm.pay(order.name, '20.00');
  thali.clock.advance(30 * MINUTE);
  await round();
  expect(await look(order)).toEqual(refunded);
});

test('the gateway is still asked about an order that the staff cancelled', async () => {
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
])('a transaction id that is %s does not count as one and delays no other attempt', async (_, txnId) => {
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

test('an attempt that fails with an error is reported, still ends, and stops no other', async () => {
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

test('an error of the database is reported and retried less and less often', async () => {
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

test('a silent gateway delays only its own store', async () => {
  const mute = await createPayStore(thali, silent);
  await Promise.all(Array.from({ length: 100 }, () => placeOnline(thali, mute)));
  const early = await place();
  thali.clock.advance(MINUTE);
  const later = await place();
  thali.clock.advance(QUARTER - MINUTE);
  const stop = new AbortController();
  const working = round(stop.signal);
  const isEnded = async (order: AwaitedOrder) => expect(await look(order)).toEqual(ended('expired'));
  await vi.waitFor(() => isEnded(early), { timeout: PATIENCE_MS, interval: 50 });
  thali.clock.advance(MINUTE);
  await vi.waitFor(() => isEnded(later), { timeout: PATIENCE_MS, interval: 50 });
  stop.abort();
  await working;
  expect(silent.asked.length).toBeLessThanOrEqual(4);
});
