import { expect, test } from 'vitest';
import { ownIdAt } from '#domain/commands/own-ids.ts';
import { HOUR, MINUTE } from '#domain/time/durations.ts';
import { expectError } from '../../testing/expect-error.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  catalogueOf,
  orderBody,
  patchItem,
  replaceCatalogue,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '../../testing/test-stores.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '../../testing/test-tablets.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Pickup' }];

async function counterOf() {
  const store = await teaStore(thali, { orderTypes });
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const { revision } = (await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, store)).body;
  return { store, cookie, revision: revision as number };
}

interface Late {
  key?: string;
  /** How long ago it was sold. */
  ago?: number;
  /** By how much the tablet's clock is wrong. */
  fast?: number;
  revision: number;
  order?: object;
  paid?: object;
  given?: object;
}

function sellLate(
  { store, cookie }: { store: TestStore; cookie: string },
  {
    key = unique(),
    ago = 3 * HOUR,
    fast = 0,
    revision,
    order = {},
    paid = { method: 'Cash', amount: 20 },
    given,
  }: Late,
) {
  return thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    headers: {
      cookie,
      'idempotency-key': key,
      'made-at': new Date(thali.clock.now + fast - ago).toISOString(),
      'sent-at': new Date(thali.clock.now + fast).toISOString(),
      'menu-revision': String(revision),
    },
    body: {
      order: { ...orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }), ...order },
      paid,
      ...(given && { given }),
    },
  });
}

const questionsOf = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/questions`, { token })).body.questions;
const ordersOf = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/orders`, { token })).body.orders;

test('a sale without the line is of when it was made, once, and paid', async () => {
  const counter = await counterOf();
  const key = unique();
  const sold = await sellLate(counter, { ...counter, key });
  expect(sold.status, sold.text).toBe(201);
  expect((await sellLate(counter, { ...counter, key })).status).toBe(200);
  const [order, ...others] = await ordersOf(counter.store);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    createdAt: new Date(thali.clock.now - 3 * HOUR).toISOString(),
    payment: { state: 'paid', paid: 20 },
  });
  expect(await questionsOf(counter.store)).toEqual([]);
});

test('a sale is one order, also when it comes again after its key was forgotten', async () => {
  const counter = await counterOf();
  const key = ownIdAt(thali.clock.now - 3 * HOUR, '0123456789ab');
  expect((await sellLate(counter, { ...counter, key })).body._id).toBe(key);
  await thali.database.pool.query('delete from idempotency_keys where store_id = $1', [
    counter.store.storeId,
  ]);
  const again = await sellLate(counter, { ...counter, key });
  expect([again.status, again.body._id]).toEqual([200, key]);
  expect(await ordersOf(counter.store)).toHaveLength(1);
});

test('a sale whose number is another order’s takes the next one, and its place in the series of bills', async () => {
  const counter = await counterOf();
  const { body } = await thali.call('POST', '/api/tablet/numbers', {
    headers: { cookie: counter.cookie },
    body: {},
  });
  const given = { orderNo: body.orders[0].next };
  expect((await sellLate(counter, { ...counter, given })).body.orderNo).toBe(given.orderNo);
  const second = await sellLate(counter, { ...counter, given });
  expect([second.status, second.body.orderNo], second.text).toEqual([201, given.orderNo + 1]);
  const bills = await thali.call('GET', `/api/stores/${counter.store.storeId}/bills`, counter.store);
  expect(bills.body.bills.map(({ number }: { number: string }) => number.slice(-4)).toSorted()).toEqual([
    '0001',
    '0002',
  ]);
});

test.each([6 * MINUTE, -6 * MINUTE])('what it made has another id if its time is %i ms off', async (off) => {
  const counter = await counterOf();
  const key = ownIdAt(thali.clock.now - 3 * HOUR + off, '0123456789ab');
  const sold = await sellLate(counter, { ...counter, key });
  expect(sold.status, sold.text).toBe(201);
  expect(sold.body._id).not.toBe(key);
});

test('it costs what the menu said when it was sold, and may be sold out by now', async () => {
  const counter = await counterOf();
  const { store, revision } = counter;
  await patchItem(thali, store, 'Tea', { state: 'Sold out' });
  const dearer = await replaceCatalogue(thali, store, catalogueOf([simpleItem('Tea', 25)], { orderTypes }));
  expect(dearer.storeId).toBe(store.storeId);
  const sold = await sellLate(counter, { revision });
  expect(sold.status, sold.text).toBe(201);
  expect(sold.body.amount).toBe(20);
});

test('another sum than was taken stands, and is left to check', async () => {
  const counter = await counterOf();
  const [line] = orderBody(counter.store, TEA).items as object[];
  const order = { amount: 15, items: [{ ...line, value: '15.00' }] };
  const sold = await sellLate(counter, { ...counter, order, paid: { method: 'Cash', amount: 15 } });
  expect(sold.body.amount, sold.text).toBe(20);
  expect((await ordersOf(counter.store))[0]).toMatchObject({ amount: 20, payment: { paid: 15 } });
  const [question] = await questionsOf(counter.store);
  expect(question).toMatchObject({ kind: 'price', order: { _id: sold.body._id }, taken: 15, due: 20 });
});

test('what can’t be saved is left to check, without the guest, until somebody settles it', async () => {
  const counter = await counterOf();
  const { store } = counter;
  const key = unique();
  const order = { items: [{ ...(orderBody(store, TEA).items as object[])[0], itemID: 'gone' }] };
  for (const _ of [1, 2]) {
    const answer = await sellLate(counter, { ...counter, key, order });
    expect(answer).toMatchObject({ status: 409, body: { code: 'LEFT_TO_CHECK' } });
  }
  const [question, ...others] = await questionsOf(store);
  expect(others).toEqual([]);
  expect(question).toMatchObject({ kind: 'refused', code: 'ITEM_UNAVAILABLE', order: null, madeBy: 'Ravi' });
  const { rows } = await thali.database.pool.query(
    'select command from store_questions where store_id = $1',
    [store.storeId],
  );
  expect(rows[0].command.body.order).not.toHaveProperty('user');
  const settle = () =>
    thali.call('POST', `/api/stores/${store.storeId}/questions/${key}/settled`, {
      token: store.token,
      body: {},
    });
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 204]);
  expect(await questionsOf(store)).toEqual([]);
});

test('its time is neither to come nor older than a tablet can be away', async () => {
  const counter = await counterOf();
  await sellLate(counter, { ...counter, ago: -5 * HOUR });
  await sellLate(counter, { ...counter, ago: 4_000 * HOUR });
  const [first, second] = await ordersOf(counter.store);
  expect([first.createdAt, second.createdAt].toSorted()).toEqual([
    new Date(thali.clock.now - 60 * 24 * HOUR).toISOString(),
    new Date(thali.clock.now).toISOString(),
  ]);
});

test('a tablet whose clock is wrong is put right', async () => {
  const counter = await counterOf();
  await sellLate(counter, { ...counter, ago: HOUR, fast: 48 * HOUR });
  const [order] = await ordersOf(counter.store);
  expect(order.createdAt).toBe(new Date(thali.clock.now - HOUR).toISOString());
});

test('only a tablet of the store sells late', async () => {
  const { store, revision } = await counterOf();
  const answer = await thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    token: store.token,
    headers: {
      'idempotency-key': unique(),
      'made-at': new Date(thali.clock.now).toISOString(),
      'menu-revision': String(revision),
    },
    body: {
      order: orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }),
      paid: { method: 'Cash' },
    },
  });
  expectError(answer, 403, 'FORBIDDEN');
});
