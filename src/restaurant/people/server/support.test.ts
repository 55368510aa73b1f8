import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);

const allow = (store: TestStore) =>
  thali.call('PUT /api/stores/:storeId/support', { params: store, token: store.token });
const end = (store: TestStore) =>
  thali.call('DELETE /api/stores/:storeId/support', { params: store, token: store.token });
const catalogue = (store: TestStore) =>
  thali.call('GET /api/stores/:storeId/catalogue', { params: store, token });
const rename = (store: TestStore, name: string) =>
  thali.call('PATCH', `/store/api/store/${store.storeId}`, { token, body: { name } });
const entriesOf = async (store: TestStore) =>
  (await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token })).body
    .entries;
const storesOf = async () =>
  (await thali.call('GET /api/session', { token })).body.stores.map(({ _id, role }) => [_id, role]);

test('an operator looks into a store while its owner allows it, for a day at most', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  expectError(await catalogue(store), 404, 'STORE_NOT_FOUND');
  expect(await storesOf()).toEqual([]);
  await allow(store);
  expect((await catalogue(store)).status).toBe(200);
  expect(await storesOf()).toEqual([[store.storeId, 'SUPPORT']]);
  expectError(await catalogue(other), 404, 'STORE_NOT_FOUND');
  expectError(
    await thali.call('GET /api/stores/:storeId/catalogue', { params: store, token: other.token }),
    404,
    'STORE_NOT_FOUND',
  );
  await end(store);
  expectError(await catalogue(store), 404, 'STORE_NOT_FOUND');
  await allow(store);
  thali.clock.advance(DAY);
  const again = await signInOperator(thali);
  const late = await thali.call('GET /api/stores/:storeId/catalogue', { params: store, token: again });
  expectError(late, 404, 'STORE_NOT_FOUND');
});

test('each change that support makes is in the log, under its name', async () => {
  const store = await teaStore(thali);
  await allow(store);
  expect((await rename(store, 'Renamed')).status).toBe(200);
  await catalogue(store);
  expect((await entriesOf(store)).slice(0, 2)).toMatchObject([
    { what: 'support-acted', subject: 'Store', actor: 'Omar Operator', isOperator: true },
    { what: 'support-allowed', isOperator: false },
  ]);
});

test('support reads no number of a guest, moves no money, and changes no keys, people or access', async () => {
  const store = await teaStore(thali);
  const order = await placeTestOrder(thali, store, TEA);
  await allow(store);
  const { storeId } = store;
  const listed = await thali.call('GET', `/api/stores/${storeId}/orders`, { token });
  expect(listed.status).toBe(200);
  expect(listed.text).not.toContain('customerPhone":"9');
  const refused: [string, string, object?][] = [
    ['POST', `/api/stores/${storeId}/orders/${order._id}/refunds`, { amount: 1, method: 'cash' }],
    ['GET', `/api/stores/${storeId}/refunds`],
    ['POST', `/api/stores/${storeId}/gateway/test`, {}],
    ['GET', `/api/stores/${storeId}/people`],
    ['GET', `/api/stores/${storeId}/reports/sales?from=2026-01-01&to=2026-01-02`],
    ['PUT', `/api/stores/${storeId}/domain`, { domain: 'menu.their-place.in' }],
    ['POST', `/api/stores/${storeId}/printers`, { name: 'x' }],
    ['POST', `/api/stores/${storeId}/invitations`, { email: 'a@b.example', role: 'STAFF' }],
    ['POST', `/api/stores/${storeId}/close`],
    ['PUT', `/api/stores/${storeId}/support`],
    ['DELETE', `/api/stores/${storeId}/membership`],
    ['PATCH', `/store/api/store/${storeId}`, { upi: null }],
    ['PATCH', `/store/api/store/${storeId}`, { secondStepRoles: ['STAFF'] }],
  ];
  for (const [method, url, body] of refused)
    expectError(await thali.call(method, url, { token, ...(body ? { body } : {}) }), 403, 'FORBIDDEN');
});
