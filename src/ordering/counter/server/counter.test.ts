import { expect, test } from 'vitest';
import { tokenOf } from '#ordering/orders/rules/token.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  moveOrder,
  orderBody,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Pickup' }, { label: 'Delivery' }, { label: 'Dine-In' }];
const PICKUP = { orderType: 'Pickup', address: 'ASAP' };

function sell(
  store: TestStore,
  more: object = {},
  {
    key = unique(),
    token = store.token,
    paid = { method: 'Cash' } as object,
    discount,
  }: { key?: string; token?: string; paid?: object; discount?: object } = {},
) {
  return thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    body: {
      order: orderBody(store, { ...TEA, more: { ...PICKUP, ...more } }),
      paid,
      ...(discount ? { discount } : {}),
    },
    token,
    headers: { 'idempotency-key': key },
  });
}

const read = async (slug: string) => (await thali.call('GET', `/order/status/${slug}`)).body;
const tokens = async ({ slug }: TestStore) => (await thali.call('GET', `/order/tokens/${slug}`)).body;

test('an order of the counter is placed and paid by one request, also when its answer was lost', async () => {
  const store = await teaStore(thali, { orderTypes });
  const key = unique();
  const first = await sell(store, {}, { key });
  expect(first.status, first.text).toBe(201);
  const again = await sell(store, {}, { key });
  expect(again.status, again.text).toBe(200);
  expect(again.body._id).toBe(first.body._id);
  const { payment, timeline } = await read(first.body.slug);
  expect(payment).toMatchObject({ state: 'paid', method: 'Cash' });
  expect(timeline.map(({ what }: { what: string }) => what)).toEqual(['placed', 'paid']);
});

test('what the guest handed over is kept with the payment', async () => {
  const store = await teaStore(thali, { orderTypes });
  const { body } = await sell(store, {}, { paid: { method: 'Cash', tendered: 50 } });
  const url = `/api/stores/${store.storeId}/tabs/${body._id}/receipts`;
  const { receipts } = (await thali.call('GET', url, { token: store.token })).body;
  expect(receipts).toMatchObject([{ method: 'Cash', amount: 20, tendered: 50 }]);
});

test('an order that was placed and not paid is paid when the request comes again', async () => {
  const store = await teaStore(thali, { orderTypes });
  const key = unique();
  const { storeId, token } = store;
  const placed = await thali.call('POST', `/api/stores/${storeId}/orders`, {
    body: orderBody(store, { ...TEA, more: PICKUP }),
    token,
    headers: { 'idempotency-key': key },
  });
  expect(placed.status, placed.text).toBe(201);
  expect((await sell(store, {}, { key, paid: { method: 'Card' } })).status).toBe(200);
  expect((await read(placed.body.slug)).payment).toMatchObject({ state: 'paid', method: 'Card' });
});

test('a discount comes off before it is paid, within the limit of whoever gives it', async () => {
  const store = await teaStore(thali, { orderTypes });
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const discounted = (discount: object, token: string, paid: object = { method: 'Cash', tendered: 18 }) =>
    sell(store, {}, { token, paid, discount });
  const sold = await discounted({ percent: 10, reason: 'Regular' }, waiter);
  expect(sold.status, sold.text).toBe(201);
  expect(await read(sold.body.slug)).toMatchObject({ amount: 18, payment: { state: 'paid' } });

  const numberOf = async () => (await sell(store)).body.orderNo;
  const before = await numberOf();
  expectError(await discounted({ amount: 5, reason: 'Friend' }, waiter), 403, 'FORBIDDEN');
  const both = await discounted({ percent: 5, amount: 5, reason: 'Friend' }, waiter);
  expect(both.body.code).toBe('VALIDATION');
  const tooLittle = { method: 'Cash', tendered: 10 };
  expect((await discounted({ amount: 5, reason: 'Friend' }, store.token, tooLittle)).body.code).toBe(
    'VALIDATION',
  );
  expect(await numberOf()).toBe(before + 1);
  const free = await discounted({ percent: 100, reason: 'Friend' }, store.token);
  expect(free.status).toBe(201);
  expect((await read(free.body.slug)).amount).toBe(0);
});

test('what is not right places nothing', async () => {
  const store = await teaStore(thali, { orderTypes });
  expectError(
    await sell(store, {}, { token: await addTestStaff(thali, store, 'KITCHEN') }),
    403,
    'FORBIDDEN',
  );
  expect((await sell(store, { amount: 19 })).body.code).toBe('PRICE_CHANGED');
  expect((await sell(store, {}, { paid: { method: 'Shells' } })).body.code).toBe('VALIDATION');
  const tooLittle = { method: 'Cash', tendered: 10 };
  expect((await sell(store, {}, { paid: tooLittle })).body.code).toBe('VALIDATION');
  expect((await tokens(store)).preparing).toEqual([]);
});

test('money that can’t be recorded places nothing, so that another try with a new key is one order', async () => {
  const store = await teaStore(thali, { orderTypes });
  const upi = (reference: string) => ({ paid: { method: 'UPI', reference } });
  expect((await sell(store, {}, upi('12'))).status).toBe(422);
  expect((await sell(store, {}, upi('512345678901'))).status).toBe(201);
  expect((await sell(store, {}, upi('512345678901'))).body.code).toBe('UTR_TAKEN');
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/orders`, { token: store.token });
  expect(body.orders).toMatchObject([{ payment: { state: 'paid' } }]);
});

test('the screen has the numbers of those who collect, and nothing else of them', async () => {
  const store = await teaStore(thali, { orderTypes });
  const [one, two] = [await sell(store), await sell(store)];
  await sell(store, {
    orderType: 'Delivery',
    address: '4 Hill Road',
    user: { phone: '9876500001', name: 'Meera', countryCode: '+91' },
  });
  await sell(store, { orderType: 'Dine-In', address: '', table: { iden: '4', idel: 'Table' } });
  const [first, second] = [one, two].map(({ body }) => tokenOf(body));
  expect(await tokens(store)).toEqual({ name: expect.any(String), preparing: [first, second], ready: [] });

  const { items } = await read(one.body.slug);
  const ready = `/api/stores/${store.storeId}/orders/${one.body._id}/items/${items[0]._id}/ready`;
  const marked = await thali.call('POST', ready, { body: { ready: true }, token: store.token });
  expect(marked.status, marked.text).toBe(200);
  expect(await tokens(store)).toMatchObject({ preparing: [second], ready: [first] });

  await moveOrder(thali, store, two.body._id, { from: 1, to: 4 });
  expect((await tokens(store)).ready).toEqual([second, first]);
  thali.clock.advance(3 * MINUTE);
  expect(await tokens(store)).toMatchObject({ preparing: [], ready: [first] });
  await moveOrder(thali, store, one.body._id, { from: 1, to: 5 });
  expect((await tokens(store)).ready).toEqual([]);
});

test('a store that is not there has no screen', async () => {
  expectError(await thali.call('GET', '/order/tokens/nobody'), 404, 'STORE_NOT_FOUND');
});
