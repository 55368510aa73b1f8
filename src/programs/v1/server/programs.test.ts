import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Scope } from '#programs/keys/rules/scopes.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
let store: TestStore;

beforeEach(async () => {
  store = await teaStore(thali);
});

/** A program with a key that has these scopes. */
async function program(...scopes: Scope[]) {
  const headers = { authorization: `Bearer ${await makeTestKey(thali, store, scopes)}` };
  return (method: string, path: string, body?: object) =>
    thali.call(method, `/v1/${path}`, { headers, ...(body ? { body } : {}) });
}

const placed = (more: object = {}) => placeTestOrder(thali, store, { ...TEA, more });

test('a key names its store, and people have no door here', async () => {
  const ask = await program('menu.read');
  const { body } = await ask('GET', 'store');
  expect(body).toMatchObject({ id: store.storeId, currency: 'INR', paused: false });
  expectError(await thali.call('GET', '/v1/store', { token: store.token }), 401, 'UNAUTHENTICATED');
  const scopes = ['orders.read', 'orders.write'];
  expectError(await ask('GET', 'orders'), 403, 'FORBIDDEN', { details: { scopes } });
});

test('prices are in paise, and a dish is sold out for a time', async () => {
  const ask = await program('menu.write');
  const { body } = await ask('GET', 'menu');
  const [tea] = body.menus[0].categories[0].dishes;
  expect(tea).toMatchObject({ name: 'Tea', state: 'available', until: null });
  expect(Number.isInteger(tea.optionGroups[0].options[0].price)).toBe(true);
  const until = new Date(thali.clock.now + 30 * MINUTE).toISOString();
  const sold = await ask('PATCH', `dishes/${tea.id}`, { state: 'sold_out', until });
  expect(sold.body).toMatchObject({ id: tea.id, state: 'sold_out', until });
  thali.clock.advance(30 * MINUTE);
  const later = (await ask('GET', 'menu')).body.menus[0].categories[0].dishes[0];
  expect(later.state).toBe('available');
  expectFields(await ask('PATCH', `dishes/${tea.id}`, { state: 'gone' }), { state: expect.any(String) });
  expectError(await ask('PATCH', 'dishes/none', { state: 'gone' }), 404, 'ITEM_NOT_FOUND');
});

test('an order is read in words and moved in words', async () => {
  const ask = await program('orders.write');
  const { _id, amount } = await placed({ remarks: 'Less sugar' });
  const { body } = await ask('GET', `orders/${_id}`);
  expect(body).toMatchObject({
    id: _id,
    state: 'received',
    total: amount * 100,
    due: amount * 100,
    paid: 0,
    remarks: 'Less sugar',
    payment: 'unpaid',
    sitting: null,
    lines: [{ dishId: store.items['Tea'], name: 'Tea', removed: false, ready: false }],
  });
  const moved = await ask('POST', `orders/${_id}/state`, { from: 'received', to: 'preparing' });
  expect(moved.body.state).toBe('preparing');
  const again = await ask('POST', `orders/${_id}/state`, { from: 'received', to: 'served' });
  expectError(again, 409, 'STATE_CHANGED', { details: { state: 3 } });
});

test('orders come by pages, the latest first', async () => {
  const ask = await program('orders.read');
  const numbers: number[] = [];
  for (let count = 0; count < 3; count++) numbers.push((await placed()).orderNo);
  const first = (await ask('GET', 'orders?limit=2')).body;
  const second = (await ask('GET', `orders?limit=2&after=${first.next}`)).body;
  const read = [...first.orders, ...second.orders].map(({ number }: { number: number }) => number);
  expect(read).toEqual(numbers.toReversed());
  expect(second.next).toBe(null);
  expectFields(await ask('GET', 'orders?after=x'), { after: expect.any(String) });
});

test('another store’s order is none', async () => {
  const { _id } = await placed();
  store = await teaStore(thali);
  const ask = await program('orders.read');
  expectError(await ask('GET', `orders/${_id}`), 404, 'ORDER_NOT_FOUND');
});

test('tables, bills and sales are read', async () => {
  await thali.call('POST /api/stores/:storeId/tables', {
    params: store,
    token: store.token,
    body: { tables: [{ iden: '7', idel: 'Table', conf: null }] },
  });
  const { _id } = await placed();
  const url = `/api/stores/${store.storeId}/orders/${_id}/bill`;
  await thali.call('POST', url, { token: store.token });
  const ask = await program('orders.read', 'money.read');
  expect((await ask('GET', 'tables')).body.tables).toMatchObject([{ name: '7', label: 'Table', due: 0 }]);
  const day = new Date(thali.clock.now).toISOString().slice(0, 10);
  const { bills } = (await ask('GET', `bills?month=${day.slice(0, 7)}`)).body;
  expect(bills).toMatchObject([{ orderId: _id, corrects: null, total: expect.any(Number) }]);
  const { body } = await ask('GET', `sales?from=${day}&to=${day}`);
  expect(body).toMatchObject({ orders: 1, amount: bills[0].total, dishes: [{ name: 'Tea' }] });
  expectFields(await ask('GET', 'sales'), { from: expect.any(String), to: expect.any(String) });
});

test('events tell what has happened since, each with its order as it was then', async () => {
  const ask = await program('orders.write', 'menu.write');
  const start = (await ask('GET', 'events')).body.next;
  const { _id } = await placed({ user: { phone: '9876543210', countryCode: '+91' } });
  await ask('POST', `orders/${_id}/state`, { from: 'received', to: 'preparing' });
  await ask('POST', `orders/${_id}/state`, { from: 'preparing', to: 'served' });
  await ask('PATCH', `dishes/${store.items['Tea']}`, { state: 'sold_out' });
  const { body, text } = await ask('GET', `events?after=${start}`);
  expect(body.events).toMatchObject([
    { type: 'order.placed', data: { order: { id: _id, state: 'received' } } },
    { type: 'order.changed', data: { order: { id: _id, state: 'preparing' } } },
    { type: 'order.served', data: { order: { id: _id, state: 'served' } } },
    { type: 'dish.sold_out', data: { dish: { id: store.items['Tea'], state: 'sold_out' } } },
  ]);
  expect(text).not.toContain('9876543210');
  expect(body.more).toBe(false);
  const rest = (await ask('GET', `events?after=${body.next}`)).body;
  expect(rest).toEqual({ events: [], next: body.next, more: false });
  const page = (await ask('GET', `events?after=${start}&limit=1`)).body;
  expect(page).toMatchObject({ more: true, next: body.events[0].id });
});
