import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { getCode } from '#testing/server/people/test-otp.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  orderBody,
  patchItem,
  patchStore,
  TEA,
  type TestStore,
  teaStore as teaStoreOf,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const KEY = 'a key of the client';
const PHONE = '9876543210';
const teaStore = (orderTypes?: object[]) => teaStoreOf(thali, orderTypes ? { orderTypes } : {});

const teaBody = (store: TestStore, more: object = {}) => orderBody(store, { ...TEA, more });

function send(store: TestStore, key: string, body: object = teaBody(store)) {
  const headers = { 'idempotency-key': key };
  return thali.call('POST', `/order/create/web/${store.storeId}`, { body, headers });
}

async function stored(store: TestStore) {
  const sql = `select (select count(*)::int from orders where store_id = $1) as orders,
      (select count(*)::int from store_log where store_id = $1 and kind = 'order') as entries,
      (select count(*)::int from idempotency_keys where store_id = $1) as keys,
      (select order_no from store_counters where store_id = $1) as counter`;
  return (await thali.database.pool.query(sql, [store.storeId])).rows[0];
}

async function makeTeaDearer(store: TestStore) {
  const configs = [{ label: 'Portion', maxSelection: 1, contents: [{ label: 'Regular', value: 30 }] }];
  const answer = await patchItem(thali, store, 'Tea', { configs });
  expect(answer.status, answer.text).toBe(200);
}

test('keys of 7 and 129 characters are refused, of 8 and 128 accepted', async () => {
  const store = await teaStore();
  for (const length of [0, 1, 7, 129, 5000]) {
    const refused = await send(store, 'k'.repeat(length));
    expectFields(refused, { 'idempotency-key': 'Must have 8 to 128 characters' });
  }
  for (const length of [8, 128]) expect((await send(store, 'k'.repeat(length))).status).toBe(201);
  expect(await stored(store)).toEqual({ orders: 2, entries: 2, keys: 2, counter: 2 });
});

test('the same key with another body is refused', async () => {
  const store = await teaStore();
  const first = await send(store, KEY);
  for (const more of [{ remarks: 'hot' }, { amount: 40 }, { orderType: 'Nothing' }, { address: '' }]) {
    expectError(await send(store, KEY, teaBody(store, more)), 422, 'IDEMPOTENCY_KEY_REUSED');
  }
  expect((await send(store, KEY)).body).toEqual(first.body);
  expect(await stored(store)).toEqual({ orders: 1, entries: 1, keys: 1, counter: 1 });
});

test('the same key returns the same order, from either address', async () => {
  const store = await teaStore();
  const first = await send(store, KEY);
  expect(first.status).toBe(201);
  const { items, ...others } = teaBody(store);
  const reordered = { items, ...Object.fromEntries(Object.entries(others).reverse()) };
  const older = await thali.call('POST', '/restaurant/api/menu/order/create/', {
    body: { ...teaBody(store), profileID: store.storeId },
    headers: { 'idempotency-key': KEY },
  });
  for (const again of [await send(store, KEY), await send(store, KEY, reordered), older]) {
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
  }
});

test('a key belongs to one store', async () => {
  const [store, other] = [await teaStore(), await teaStore()];
  const placed = [await send(store, KEY), await send(other, KEY)];
  expect(placed.map(({ status }) => status)).toEqual([201, 201]);
});

test('a key whose order was refused can be reused', async () => {
  const store = await teaStore();
  expect((await send(store, KEY, teaBody(store, { amount: 1 }))).status).toBe(409);
  expect(await stored(store)).toEqual({ orders: 0, entries: 0, keys: 0, counter: 0 });
  expect((await send(store, KEY)).status).toBe(201);
});

test('a replay returns the same order whatever has changed since', async () => {
  const store = await teaStore();
  const first = await send(store, KEY);
  const expectSame = async () => {
    const again = await send(store, KEY);
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
  };
  await makeTeaDearer(store);
  expect((await send(store, 'another key')).status).toBe(409);
  await expectSame();
  for (const patch of [{ paused: true }, { viewMode: true }]) {
    expect((await patchStore(thali, store, patch)).status).toBe(200);
    await expectSame();
  }
  thali.clock.advance(DAY);
  await expectSame();
});

test('a replay returns the same order after its code was used up', async () => {
  const store = await teaStore([{ label: 'Dine-In', otpAuthentication: true }]);
  const body = teaBody(store, { user: { phone: PHONE }, otp: await getCode(thali, store, PHONE) });
  const first = await send(store, KEY, body);
  expect(first.status, first.text).toBe(201);
  const again = await send(store, KEY, body);
  expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
  expectError(await send(store, 'another key', body), 422, 'OTP_EXPIRED');
});

test('fifty equal concurrent requests make one order', async () => {
  const store = await teaStore();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(store, KEY)));
  expectOneOrder(answers);
  expect(await stored(store)).toEqual({ orders: 1, entries: 1, keys: 1, counter: 1 });
});

test('fifty equal concurrent requests with a code for one order make one order', async () => {
  const store = await teaStore([{ label: 'Dine-In', otpAuthentication: true }]);
  const body = teaBody(store, {
    user: { phone: '9876500000' },
    otp: await getCode(thali, store, '9876500000'),
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(store, KEY, body)));
  expectOneOrder(answers);
  expect(await stored(store)).toEqual({ orders: 1, entries: 1, keys: 1, counter: 1 });
});

test('of two concurrent bodies with one key, one is placed and the other refused', async () => {
  const store = await teaStore();
  const bodies = Array.from({ length: 20 }, (_, index) => teaBody(store, { remarks: `${index % 2}` }));
  const answers = await Promise.all(bodies.map((body) => send(store, KEY, body)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([201, 200, 422].map(count)).toEqual([1, 9, 10]);
  expect(await stored(store)).toEqual({ orders: 1, entries: 1, keys: 1, counter: 1 });
});

/** Delays the next order until the other requests are through, as a slow network or a busy server does. */
function lockNextOrder() {
  const { storeCache } = thali.services;
  const { get } = storeCache;
  const [isHeld, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  storeCache.get = async (...parts) => {
    storeCache.get = get;
    isHeld.resolve();
    await release.promise;
    return get(...parts);
  };
  return { isHeld: isHeld.promise, release: release.resolve };
}

test('a request that its own retry has overtaken returns the order, though its code is used or its price changed', async () => {
  const store = await teaStore([{ label: 'Dine-In', otpAuthentication: true }]);
  const phone = '9876500001';
  const body = teaBody(store, { user: { phone }, otp: await getCode(thali, store, phone) });
  const held = lockNextOrder();
  const slow = send(store, KEY, body);
  await held.isHeld;
  const fast = await send(store, KEY, body);
  expect(fast.status, fast.text).toBe(201);
  held.release();
  expect(await slow).toMatchObject({ status: 200, body: fast.body });

  const other = await teaStore();
  const heldToo = lockNextOrder();
  const slowToo = send(other, KEY);
  await heldToo.isHeld;
  const fastToo = await send(other, KEY);
  await makeTeaDearer(other);
  heldToo.release();
  expect(await slowToo).toMatchObject({ status: 200, body: fastToo.body });
});

function expectOneOrder(answers: { status: number; body: unknown; text: string }[]) {
  const first = answers.find(({ status }) => status === 201);
  expect(first).toBeDefined();
  const others = answers.filter((answer) => answer !== first);
  for (const { status, body, text } of others) {
    expect({ status, body }, text).toEqual({ status: 200, body: first?.body });
  }
}

test('order numbers have no gaps under sixty concurrent orders in two stores', async () => {
  const stores = [await teaStore(), await teaStore()];
  const sends = Array.from({ length: 120 }, (_, index) => {
    const store = stores[index % 2] as TestStore;
    // Every fifth is refused and takes no number.
    const body = teaBody(store, index % 5 === 0 ? { amount: 1 } : {});
    return send(store, `key number ${index}`, body);
  });
  const answers = await Promise.all(sends);
  for (const [which, store] of stores.entries()) {
    const mine = answers.filter((answer, index) => index % 2 === which && answer.status === 201);
    const numbers = mine.map(({ body }) => body.orderNo as number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
    expect(await stored(store)).toEqual({ orders: 48, entries: 48, keys: 48, counter: 48 });
    const sql = 'select seq from store_log where store_id = $1 order by seq';
    const { rows } = await thali.database.pool.query(sql, [store.storeId]);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  }
});
