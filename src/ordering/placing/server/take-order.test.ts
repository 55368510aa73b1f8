import { expect, test } from 'vitest';
import { hours } from '#testing/rules/opening.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  orderBody,
  patchStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp({ rateLimitScale: 1 });

const ORDER_TYPES = [{ label: 'Dine-In' }, { label: 'Delivery', otpAuthentication: true }];
const store = await teaStore(thali, { orderTypes: ORDER_TYPES });

function take(at: TestStore, more: object = {}, { token = at.token, key = unique() } = {}) {
  return thali.call('POST', `/api/stores/${at.storeId}/orders`, {
    body: orderBody(at, { ...TEA, more }),
    token,
    headers: { 'idempotency-key': key },
  });
}

test('the kitchen does not take orders', async () => {
  expectError(
    await take(store, {}, { token: await addTestStaff(thali, store, 'KITCHEN') }),
    403,
    'FORBIDDEN',
  );
});

test('the guests’ rules apply: figures, fields, order types, view only', async () => {
  expect((await take(store, { amount: 19 })).body.code).toBe('PRICE_CHANGED');
  expectFields(await take(store, { address: '' }), { address: 'This field is required' });
  expectFields(await take(store, { orderType: 'Delivery' }), { phone: 'Please Enter your Mobile Number.' });
  expectError(await take(store, { orderType: 'Sleigh' }), 422, 'ORDER_TYPE_REQUIRED');
  const closed = await teaStore(thali);
  await patchStore(thali, closed, { viewMode: true });
  expect((await take(closed)).body.code).toBe('VIEW_ONLY');
});

test('pauses, hours and the minimum apply to guests, not to the staff', async () => {
  const orderTypes = [{ label: 'Dine-In', minimumOrderValue: 500 }];
  const quiet = await teaStore(thali, { orderTypes });
  const { body } = await thali.call('GET', `/api/stores/${quiet.storeId}/catalogue`, { token: quiet.token });
  const closings = [
    { paused: true },
    { paused: false, openingHours: hours({}) },
    { openingHours: null, pausedTypes: { [body.orderConfigs[0]._id]: { until: null } } },
  ];
  for (const closing of closings) {
    const patched = await patchStore(thali, quiet, closing);
    expect(patched.status, patched.text).toBe(200);
    expect((await postOrder(thali, quiet, TEA)).status).toBeGreaterThanOrEqual(400);
    expect((await take(quiet)).status).toBe(201);
  }
  await patchStore(thali, quiet, { pausedTypes: { [body.orderConfigs[0]._id]: null } });
  expect((await postOrder(thali, quiet, TEA)).body.code).toBe('MINIMUM_ORDER');
  expect((await take(quiet)).status).toBe(201);
});

test('no code is required, since the staff speak with the guest', async () => {
  const user = { phone: '9876543210', name: 'Meera' };
  const answer = await take(store, { orderType: 'Delivery', address: '4 Hill Road', user });
  expect(answer.status).toBe(201);
});

test('the order names the staff member, and a retry makes no second one', async () => {
  const key = unique();
  const [first, again] = [await take(store, {}, { key }), await take(store, {}, { key })];
  expect([first.status, again.status, again.body._id]).toEqual([201, 200, first.body._id]);
  const { rows } = await thali.database.pool.query(
    'select actor, event from store_log where store_id = $1 and order_id = $2',
    [store.storeId, first.body._id],
  );
  expect(rows).toMatchObject([{ actor: { kind: 'staff' }, event: { what: 'placed' } }]);
});

test('a counter is not limited like a guest', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => take(store)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(70);
});

test('taking orders is limited, too', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 100 });
  const tea = await teaStore(limited);
  const url = `/api/stores/${tea.storeId}/orders`;
  const order = () => limited.call('POST', url, { body: orderBody(tea, TEA), token: tea.token });
  for (let taken = 0; taken < 3; taken++) expect((await order()).status).toBe(201);
  expectError(await order(), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 60 } });
});
