import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AT_EASE } from '#money/payments/server/testing/ledger-gateway.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { Answer } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, placeTestOrder, TEA, teaStore, unique } from '#testing/server/test-stores.ts';
import { useRefundScene } from './testing/use-refund-scene.ts';

const scene = await useRefundScene();
const { thali, store, gateway, place, placePaid, comeBack, cancel, remove } = scene;
const { giveBack, refundsOf, owed, paymentOf, rounds } = scene;

const BOOKS = { state: 'paid', method: 'Paytm', paid: 50, refunded: 0, onItsWay: 0, owed: 0 };
const expectRefusal = ({ status, body }: Answer, ...expected: [number, string]) =>
  expect([status, body.code]).toEqual(expected);
const timelineOf = async ({ slug }: { slug: string }) =>
  (await thali.call('GET /order/status/:slug', { params: { slug } })).body.timeline;

test('an unpaid order shows no refunds and can’t be refunded', async () => {
  const order = await place('Dine-In');
  expect(await paymentOf(order)).toEqual({ state: 'unpaid', method: 'Cash' });
  await cancel(order);
  expectRefusal(await giveBack(order), 409, 'REFUND_TOO_LARGE');
});

test('an item that is taken off a paid order is owed, refunded and shown to the guest', async () => {
  const order = await placePaid();
  expect(await paymentOf(order)).toEqual(BOOKS);
  const { body } = await remove(order);
  expect(body.payment).toEqual({ ...BOOKS, owed: 20 });
  const answer = await giveBack(order, { how: 'gateway', reason: 'No tea left' });
  expect(answer.body.payment).toEqual({ ...BOOKS, refunded: 20 });
  expect(answer.body.timeline.slice(-2)).toMatchObject([
    { what: 'refund_begun', amount: 20, reason: 'No tea left' },
    { what: 'refunded', amount: 20 },
  ]);
  expect((await timelineOf(order)).slice(-2).map(({ what, ...rest }) => [what, 'reason' in rest])).toEqual([
    ['refund_begun', false],
    ['refunded', false],
  ]);
  expect([...gateway.refunds.values()].at(-1)).toMatchObject({ amount: 20_00, state: 'done' });
  expect(await refundsOf(order)).toMatchObject({
    paid: 50,
    owed: 0,
    refunds: [{ state: 'done', how: 'gateway', amount: 20, reason: 'No tea left', author: 'Asha Rao' }],
  });
});

test('a cancelled order is owed in full and stays paid', async () => {
  const order = await placePaid();
  await cancel(order);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, owed: 50 });
  await giveBack(order);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

const returnedOf = async ({ _id }: { _id: string }) => {
  const { rows } = await thali.database.pool.query(
    'select returned from payment_attempts where store_id = $1 and order_id = $2',
    [store.storeId, _id],
  );
  return rows.map(({ returned }) => Number(returned));
};

test('the migration records what was refunded before it', async () => {
  const order = await placePaid();
  await cancel(order);
  await giveBack(order, { how: 'gateway', amount: 30 });
  const { pool } = thali.database;
  await pool.query('update payment_attempts set returned = 0 where store_id = $1', [store.storeId]);
  const migration = await readFile(
    new URL('../../../platform/db/server/migrations/0025_returned.sql', import.meta.url),
    'utf8',
  );
  await pool.query(migration.split('--> statement-breakpoint')[1] ?? '');
  expect(await returnedOf(order)).toEqual([30_00]);
});

test('the database refuses to return more than came by an attempt', async () => {
  const order = await placePaid();
  await cancel(order);
  await giveBack(order, { how: 'gateway', amount: 30 });
  expect(await returnedOf(order)).toEqual([30_00]);
  for (const more of [20_01, -30_01]) {
    const change = thali.database.pool.query(
      'update payment_attempts set returned = returned + $3 where store_id = $1 and order_id = $2',
      [store.storeId, order._id, more],
    );
    await expect(change).rejects.toMatchObject({ code: '23514', constraint: 'payment_attempts_returned' });
  }
});

test('never more is given back than is owed, in one part or in several', async () => {
  const order = await placePaid();
  expectRefusal(await giveBack(order), 409, 'REFUND_TOO_LARGE');
  await remove(order);
  for (const amount of [20.01, 50, '9999'])
    expectRefusal(await giveBack(order, { how: 'gateway', amount }), 409, 'REFUND_TOO_LARGE');
  for (const amount of [0, '0.00'])
    expectRefusal(await giveBack(order, { how: 'hand', amount }), 409, 'REFUND_TOO_LARGE');
  for (const amount of [-1, 1.005, 'ten'])
    expectRefusal(await giveBack(order, { how: 'hand', amount }), 422, 'VALIDATION');
  await giveBack(order, { how: 'gateway', amount: 5 });
  await giveBack(order, { how: 'hand', amount: '10.50' });
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 15.5, owed: 4.5 });
  expectRefusal(await giveBack(order, { how: 'hand', amount: 5 }), 409, 'REFUND_TOO_LARGE');
});

test('a double tap gives back once; its key is refused for another refund', async () => {
  const order = await placePaid();
  await cancel(order);
  const before = gateway.refunds.size;
  const key = unique();
  const taps = await Promise.all([1, 2, 3].map(() => giveBack(order, { how: 'gateway', amount: 30 }, key)));
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(gateway.refunds.size).toBe(before + 1);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 30, owed: 20 });
  expectRefusal(await giveBack(order, { how: 'gateway', amount: 20 }, key), 422, 'IDEMPOTENCY_KEY_REUSED');
  expectRefusal(await giveBack(order, { how: 'hand', amount: 30 }, key), 422, 'IDEMPOTENCY_KEY_REUSED');
});

test('nothing is given back without a key', async () => {
  const order = await placePaid();
  await cancel(order);
  const url = `/api/stores/${store.storeId}/orders/${order._id}/refunds`;
  const options = { body: { how: 'hand' }, token: store.token };
  expectRefusal(await thali.call('POST', url, options), 422, 'VALIDATION');
});

test('a refusal after a lost answer is no failure, since the money may be on its way', async () => {
  const order = await placePaid();
  await cancel(order);
  Object.assign(gateway, { lostAnswers: 1, isForgetful: true, isStrict: true });
  await giveBack(order);
  for (const hours of [0.01, 1, 24, 24]) {
    thali.clock.advance(hours * HOUR);
    await rounds();
    expect(await paymentOf(order)).toEqual({ ...BOOKS, onItsWay: 50 });
    expectRefusal(await giveBack(order, { how: 'hand' }), 409, 'REFUND_TOO_LARGE');
  }
  Object.assign(gateway, AT_EASE);
  thali.clock.advance(DAY);
  await rounds();
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test('a refusal of the first request fails at once, and of a later one after three days', async () => {
  const [first, later] = [await placePaid(), await placePaid()];
  await cancel(first);
  await cancel(later);
  gateway.isRefusing = true;
  await giveBack(first);
  expect(await paymentOf(first)).toEqual({ ...BOOKS, owed: 50 });
  Object.assign(gateway, { isRefusing: false, isDown: true });
  await giveBack(later);
  Object.assign(gateway, { isRefusing: true, isDown: false });
  thali.clock.advance(MINUTE);
  await rounds();
  expect(await paymentOf(later)).toEqual({ ...BOOKS, onItsWay: 50 });
  thali.clock.advance(72 * HOUR);
  await rounds();
  expect(await paymentOf(later)).toEqual({ ...BOOKS, owed: 50 });
  gateway.isRefusing = false;
});

test('of several refunds at once, one is made', async () => {
  const order = await placePaid();
  await cancel(order);
  const answers = await Promise.all([giveBack(order), giveBack(order), giveBack(order, { how: 'hand' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test('serving staff can neither refund nor see the list; managers can', async () => {
  const order = await placePaid();
  await cancel(order);
  const staff = await addTestStaff(thali, store, 'STAFF');
  expectRefusal(await giveBack(order, { how: 'hand' }, unique(), staff), 403, 'FORBIDDEN');
  expectRefusal(
    await thali.call('GET /api/stores/:storeId/owed', { params: store, token: staff }),
    403,
    'FORBIDDEN',
  );
  const manager = await addTestStaff(thali, store, 'MANAGER');
  expect((await giveBack(order, { how: 'hand' }, unique(), manager)).status).toBe(200);
});

test('a refund that the gateway refuses is owed again, listed with the reason, and can be given by hand', async () => {
  const order = await placePaid();
  await cancel(order);
  gateway.mood = 'failed';
  const { body } = await giveBack(order);
  gateway.mood = 'done';
  expect(body.payment).toEqual({ ...BOOKS, owed: 50 });
  expect(body.timeline.at(-1)).toMatchObject({ what: 'refund_failed', reason: 'The bank refused' });
  expect((await timelineOf(order)).at(-1)).toEqual({
    at: expect.any(String),
    what: 'refund_failed',
    amount: 50,
  });
  const listed = (await owed()).owed.find(({ orderId }: { orderId: string }) => orderId === order._id);
  expect(listed).toMatchObject({ kind: 'order', amount: 50, why: 'refund_failed', throughGateway: 50 });
  await giveBack(order, { how: 'hand' });
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test('a refund that the gateway took but can’t find for a while is on its way and not owed again', async () => {
  const order = await placePaid();
  await cancel(order);
  gateway.mood = 'pending';
  await giveBack(order);
  Object.assign(gateway, { mood: 'done', isForgetful: true });
  thali.clock.advance(30_000);
  await rounds();
  expect(await paymentOf(order)).toEqual({ ...BOOKS, onItsWay: 50 });
  expectRefusal(await giveBack(order), 409, 'REFUND_TOO_LARGE');
  gateway.isForgetful = false;
  gateway.decide('done');
  thali.clock.advance(30_000);
  await rounds();
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test('a slow refund is on its way and is asked about until it is done', async () => {
  const order = await placePaid();
  await cancel(order);
  gateway.mood = 'pending';
  await giveBack(order);
  gateway.mood = 'done';
  expect(await paymentOf(order)).toEqual({ ...BOOKS, onItsWay: 50 });
  expectRefusal(await giveBack(order), 409, 'REFUND_TOO_LARGE');
  expect((await owed()).owed).toContainEqual(
    expect.objectContaining({ kind: 'refund', orderId: order._id, amount: 50 }),
  );
  thali.clock.advance(30_000);
  await rounds();
  expect(await paymentOf(order)).toEqual({ ...BOOKS, onItsWay: 50 });
  gateway.decide('done');
  thali.clock.advance(30_000);
  await rounds();
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test.each(['it is down', 'its answer is lost'])(
  'a refund is repeated when %s, and made once',
  async (what) => {
    const order = await placePaid();
    await cancel(order);
    const before = gateway.refunds.size;
    if (what === 'it is down') gateway.isDown = true;
    else gateway.lostAnswers = 1;
    await giveBack(order);
    expect(await paymentOf(order)).toEqual({ ...BOOKS, onItsWay: 50 });
    gateway.isDown = false;
    thali.clock.advance(30_000);
    await rounds();
    expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
    expect(gateway.refunds.size).toBe(before + 1);
  },
);

test('money that came after the cancellation goes back through its attempt', async () => {
  const order = await place();
  await cancel(order);
  gateway.pay(order.name);
  await comeBack(order.name);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, state: 'refund_due', owed: 50 });
  await giveBack(order);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, state: 'refund_due', refunded: 50 });
});

test('nothing goes back through a gateway that did not receive the money', async () => {
  const order = await placePaid();
  await cancel(order);
  // The order was marked as paid without the gateway's money.
  await thali.database.pool.query(
    `update payment_attempts set state = 'failed' where store_id = $1 and order_id = $2`,
    [store.storeId, order._id],
  );
  expect(await refundsOf(order)).toMatchObject({ owed: 50, throughGateway: 0 });
  expectRefusal(await giveBack(order), 409, 'REFUND_TOO_LARGE');
  expect((await giveBack(order, { how: 'hand' })).status).toBe(200);
});

test('repeated refunds of one person are limited, whatever the answers; a colleague is not', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 60 });
  const tea = await teaStore(limited);
  const { _id } = await placeTestOrder(limited, tea, TEA);
  const refund = (token = tea.token) =>
    limited.call('POST /api/stores/:storeId/orders/:orderId/refunds', {
      params: { storeId: tea.storeId, orderId: _id },
      body: { how: 'hand' },
      token,
      headers: { 'idempotency-key': unique() },
    });
  for (let asked = 0; asked < 2; asked++) expectRefusal(await refund(), 409, 'REFUND_TOO_LARGE');
  expectRefusal(await refund(), 429, 'TOO_MANY_REQUESTS');
  expectRefusal(await refund(await addTestStaff(limited, tea, 'MANAGER')), 409, 'REFUND_TOO_LARGE');
});
