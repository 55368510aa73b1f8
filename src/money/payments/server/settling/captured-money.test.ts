import { expect, test } from 'vitest';
import type { OwedEntry } from '#money/refunds/wire/refunds.ts';
import { createContext } from '#platform/context/server/context.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import type { AwaitedOrder } from '../testing/pay-scene.ts';
import { QUARTER, usePayScene, useRounds } from '../testing/use-pay-scene.ts';
import { settlePayment } from './settle-payment.ts';

const scene = await usePayScene();
const { paytm, thali, store, place, look, comeBack, logOf } = scene;
const { round, dueOf } = useRounds(scene);

async function moneyOf({ slug }: AwaitedOrder) {
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  const { payment, money, state } = body;
  return { state, payment, due: money.due };
}

async function listed({ _id }: AwaitedOrder) {
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/owed`, { token: store.token });
  return body.owed.filter((entry: OwedEntry) => entry.orderId === _id);
}

async function capturedOf({ _id }: AwaitedOrder) {
  const sql = `select state, captured::int, captured_currency from payment_attempts where store_id = $1 and order_id = $2`;
  return (await thali.database.pool.query(sql, [store.storeId, _id])).rows;
}

const found = [
  ['comes back', async (order: AwaitedOrder) => void (await comeBack(order))],
  [
    'lost the way back',
    async () => {
      thali.clock.advance(QUARTER);
      await round();
    },
  ],
] as const;

test.each(found)('a fee on top pays the order, and the rest is owed: the customer %s', async (_, hear) => {
  const order = await place();
  paytm.pay(order.name, '20.47');
  await hear(order);
  expect(await moneyOf(order)).toEqual({
    state: 1,
    payment: { state: 'paid', method: 'Paytm', paid: 20.47, refunded: 0, onItsWay: 0, owed: 0.47 },
    due: 0,
  });
  expect(await listed(order)).toMatchObject([
    { kind: 'order', amount: 0.47, paid: 20.47, throughGateway: 0.47, why: 'paid_more' },
  ]);
  expect(await capturedOf(order)).toEqual([{ state: 'paid', captured: 2047, captured_currency: 'INR' }]);
  expect(await dueOf(order)).toEqual([]);
});

test.each(found)('a part pays a part, and the rest stays due: the customer %s', async (_, hear) => {
  const order = await place();
  paytm.pay(order.name, '19.99');
  await hear(order);
  expect(await moneyOf(order)).toMatchObject({
    state: 1,
    payment: { state: 'unpaid', paid: 19.99, owed: 0 },
    due: 0.01,
  });
  expect(await listed(order)).toEqual([]);
  // Only what came through the gateway can go back through it.
  await moveOrder(thali, store, order._id, { from: 1, to: 5 });
  expect(await listed(order)).toMatchObject([{ amount: 19.99, throughGateway: 19.99 }]);
});

test.each(found)(
  'another currency ends the order and is listed for the staff: the customer %s',
  async (_, hear) => {
    const order = await place();
    const transaction = paytm.pay(order.name, '20.00', undefined, 'USD');
    await hear(order);
    expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
    expect((await moneyOf(order)).payment).toEqual({ state: 'refund_due', method: 'Paytm' });
    expect((await logOf(order)).at(-1)?.event).toMatchObject({
      payment: 'refund_due',
      amount: 0,
      foreign: { amount: 2000, currency: 'USD' },
      reason: 'Paid in another currency',
    });
    expect(await listed(order)).toMatchObject([
      { kind: 'unclear', reason: `20.00 USD came instead, as ${transaction}` },
    ]);
  },
);

test('the return page never says that nothing was charged when money came or may come', async () => {
  const order = await place();
  thali.clock.advance(QUARTER);
  await round();
  // The gateway still waits for the bank, so the result is unknown.
  paytm.replies.set(order.name, { resultInfo: { resultStatus: 'PENDING' } });
  expect((await comeBack(order)).headers['location']).toBe('/thankyou/');
  paytm.pay(order.name, '25.00');
  expect((await comeBack(order)).headers['location']).toBe(`/status/${order.slug}`);
  expect(await listed(order)).toMatchObject([{ kind: 'order', amount: 25, why: 'paid_late' }]);
});

test('a transaction that another order has is listed for the staff', async () => {
  const [order, other] = [await place(), await place()];
  const transaction = paytm.pay(order.name, '20.00');
  await comeBack(order);
  paytm.pay(other.name, '20.00', transaction);
  await comeBack(other);
  expect(await listed(other)).toMatchObject([
    {
      kind: 'unclear',
      reason: `Transaction ${transaction} has paid another order`,
      doubts: [{ code: 'paidAnother', values: { transaction } }],
    },
  ]);
});

const lookedInto = ({ attemptId }: { attemptId: string }) =>
  thali.call('POST', `/api/stores/${store.storeId}/owed/${attemptId}/checked`, {
    body: { reason: 'It is not ours' },
    token: store.token,
  });

test('money that comes after a check lists the attempt again, and its order still expires', async () => {
  const [order, other] = [await place(), await place()];
  const transaction = paytm.pay(order.name, '20.00');
  await comeBack(order);
  paytm.pay(other.name, '20.00', transaction);
  await comeBack(other);
  const [first] = await listed(other);
  expect((await lookedInto(first)).status).toBe(204);
  expect(await look(other)).toMatchObject({ payment: 'awaiting' });
  // The same claim again changes nothing.
  await comeBack(other);
  thali.clock.advance(QUARTER);
  await round();
  expect(await look(other)).toMatchObject({ state: 5, payment: 'expired' });
  expect(await listed(other)).toEqual([]);
  const dollars = paytm.pay(other.name, '20.00', undefined, 'USD');
  await comeBack(other);
  const reason = `20.00 USD came instead, as ${dollars}`;
  expect(await listed(other)).toMatchObject([{ kind: 'unclear', reason }]);
  await lookedInto(first);
  expect([await listed(other), await dueOf(other)]).toEqual([[], []]);
});

test('a second payment on a checked attempt is listed again', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  await comeBack(order);
  const attempt = { storeId: store.storeId, id: await attemptOf(order), state: 'paid' as const };
  const system = createContext(thali.services, { kind: 'system' });
  const capture = { outcome: 'paid', transactionId: 'T', amount: 2000, currency: 'INR' } as const;
  for (const unclear of ['2 payments', '2 payments', '3 payments']) {
    await settlePayment(system, attempt, { ...capture, unclear });
    const [entry] = await listed(order);
    if (entry) await lookedInto(entry);
    else expect(unclear).toBe('2 payments');
  }
  expect((await logOf(order)).filter(({ event }) => event.what === 'payment_checked')).toHaveLength(2);
});

async function attemptOf({ _id }: AwaitedOrder): Promise<string> {
  const sql = 'select id from payment_attempts where store_id = $1 and order_id = $2';
  return (await thali.database.pool.query(sql, [store.storeId, _id])).rows[0].id;
}
