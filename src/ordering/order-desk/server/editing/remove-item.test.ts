import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  patchItem,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const taxes = [{ label: 'GST', value: 5 }];
const items = [
  simpleItem('Thali', 250, { discount: 5, taxes }),
  simpleItem('Kulfi', 99.99, { taxes: [{ label: 'GST', value: 12 }] }),
  simpleItem('Water', 20),
];
const orderTypes = [
  {
    label: 'Dine-In',
    contents: [
      { label: 'Packing', value: 2, valueType: 'percentage' },
      { label: 'Delivery', value: 30, valueType: 'absolute' },
    ],
  },
];
const store = await createTestStore(thali, catalogueOf(items, { category: { discount: 10 }, orderTypes }));

// Thali 250.00 - 10 % - 5 % = 213.75, two of them 427.50; Kulfi 99.99 - 10 % = 89.991 -> 89.99; Water 18.00.
// Cart 535.49; packing 10.71; delivery 30.00; GST 5 % 21.38, GST 12 % 10.80: 608.38.
const ORDER = {
  lines: [
    { item: 'Thali', value: '213.75', quantity: 2 },
    { item: 'Kulfi', value: '89.99' },
    { item: 'Water', value: 18 },
  ],
  amount: 608.38,
};

async function placed() {
  const order = await placeTestOrder(thali, store, ORDER);
  const { body } = await thali.call('GET /order/status/:slug', { params: order });
  const [dish, kulfi, water] = body.items.map((item: { _id: string }) => item._id) as [
    string,
    string,
    string,
  ];
  return { orderId: order._id as string, slug: order.slug as string, dish, kulfi, water };
}

function remove(
  orderId: string,
  itemId: string,
  discarded: unknown,
  { token = store.token, reason = undefined as string | undefined } = {},
) {
  const url = `/api/stores/${store.storeId}/orders/${orderId}/items/${itemId}/discard`;
  return thali.call('POST', url, { body: { discarded, reason }, token });
}

const read = async (slug: string) => (await thali.call('GET /order/status/:slug', { params: { slug } })).body;

test('outsiders, the kitchen and another store’s owner cannot discard', async () => {
  const { orderId, dish, slug } = await placed();
  const other = await createTestStore(thali);
  expectError(await remove(orderId, dish, true, { token: '' }), 401, 'UNAUTHENTICATED');
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  expectError(await remove(orderId, dish, true, { token: kitchen }), 403, 'FORBIDDEN');
  expectError(await remove(orderId, dish, true, { token: other.token }), 404, 'STORE_NOT_FOUND');
  expect((await read(slug)).amount).toBe(608.38);
  const waiter = await addTestStaff(thali, store, 'STAFF');
  expect((await remove(orderId, dish, true, { token: waiter })).status).toBe(200);
});

test('unknown orders and items, and those of another store or order, are not found', async () => {
  const [first, second] = [await placed(), await placed()];
  const other = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
  const theirs = await placeTestOrder(thali, other, { lines: [{ item: 'Tea', value: 20 }], amount: 20 });
  expectError(await remove(theirs._id, first.dish, true), 404, 'ORDER_NOT_FOUND');
  expectError(await remove(first.orderId, second.dish, true), 404, 'ITEM_NOT_FOUND');
  expectError(await remove('no-id', first.dish, true), 404, 'ORDER_NOT_FOUND');
  expectError(await remove(first.orderId, 'no-id', true), 404, 'ITEM_NOT_FOUND');
  expectError(await remove(first.orderId, store.items.Thali as string, true), 404, 'ITEM_NOT_FOUND');
  for (const discarded of [undefined, null, 1, 'true']) {
    expect((await remove(first.orderId, first.dish, discarded)).body.code).toBe('VALIDATION');
  }
  expect((await read(first.slug)).timeline).toHaveLength(1);
});

test('an item of a cancelled order cannot be discarded', async () => {
  const { orderId, dish } = await placed();
  expect((await moveOrder(thali, store, orderId, { from: 1, to: 5 })).status).toBe(200);
  expectError(await remove(orderId, dish, true), 422, 'TRANSITION_INVALID', { details: { state: 5 } });
});

test('the amount is recalculated, and the timeline has both amounts', async () => {
  const { orderId, slug, dish, kulfi } = await placed();
  const at = new Date(thali.clock.now).toISOString();
  expect((await read(slug)).charges).toEqual([
    { label: 'Packing', value: 10.71 },
    { label: 'Delivery', value: 30 },
    { label: 'GST', value: 21.38 },
    { label: 'GST', value: 10.8 },
  ]);

  // Without the thali: cart 107.99, packing 2.16, delivery 30.00, GST 12 % 10.80.
  const without = await remove(orderId, dish, true, { reason: 'Dropped' });
  expect(without.status, without.text).toBe(200);
  expect(without.body).toMatchObject({
    amount: 150.95,
    items: [{ discarded: true }, { discarded: false }, { discarded: false }],
    charges: [
      { label: 'Packing', value: 2.16 },
      { label: 'Delivery', value: 30 },
      { label: 'GST', value: 10.8 },
    ],
  });
  expect((await read(slug)).items?.[0]?.reason).toBe('Dropped');
  // Without the kulfi too: cart 18.00, packing 0.36, delivery 30.00.
  expect((await remove(orderId, kulfi, true)).body.amount).toBe(48.36);
  expect((await remove(orderId, dish, false)).body.amount).toBe(505.79);
  expect((await remove(orderId, kulfi, false)).body.amount).toBe(608.38);

  expect((await read(slug)).items[0]).not.toHaveProperty('reason');

  const step = (what: string, item: string, previousAmount: number, amount: number) => ({
    at,
    what,
    item,
    previousAmount,
    amount,
  });
  expect((await read(slug)).timeline).toStrictEqual([
    { at, what: 'placed', state: 1, amount: 608.38 },
    { ...step('item_discarded', 'Thali', 608.38, 150.95), reason: 'Dropped' },
    step('item_discarded', 'Kulfi', 150.95, 48.36),
    step('item_restored', 'Thali', 48.36, 505.79),
    step('item_restored', 'Kulfi', 505.79, 608.38),
  ]);
});

test('only the office removes from an order that was served, even after it was called back', async () => {
  const { orderId, slug, dish, kulfi } = await placed();
  const waiter = await addTestStaff(thali, store, 'STAFF');
  expect((await remove(orderId, kulfi, true, { token: waiter })).status).toBe(200);
  for (const [from, to] of [
    [1, 4],
    [4, 3],
  ] as const)
    expect((await moveOrder(thali, { ...store, token: waiter }, orderId, { from, to })).status).toBe(200);
  expectError(await remove(orderId, dish, true, { token: waiter }), 403, 'FORBIDDEN');
  expectError(await remove(orderId, kulfi, false, { token: waiter }), 403, 'FORBIDDEN');
  expect((await read(slug)).items?.[0]?.discarded).toBe(false);
  const manager = await addTestStaff(thali, store, 'MANAGER');
  const answer = await remove(orderId, dish, true, { token: manager, reason: 'Cold' });
  expect(answer.body.timeline.at(-1)).toMatchObject({ reason: 'Cold', by: 'MANAGER person' });
});

test('a repeated removal changes nothing and is logged once', async () => {
  const { orderId, slug, water } = await placed();
  const once = await remove(orderId, water, true);
  const twice = await remove(orderId, water, true);
  expect(twice.body).toEqual(once.body);
  expect((await remove(orderId, water, false)).status).toBe(200);
  expect((await remove(orderId, water, false)).status).toBe(200);
  expect((await read(slug)).timeline).toHaveLength(3);
});

test('with every item discarded nothing is due, not even the delivery', async () => {
  const { orderId, slug, dish, kulfi, water } = await placed();
  for (const item of [dish, kulfi, water]) expect((await remove(orderId, item, true)).status).toBe(200);
  expect(await read(slug)).toMatchObject({ amount: 0, charges: [], state: 1 });
  expect((await remove(orderId, water, false)).body.amount).toBe(48.36);
});

test('three concurrent removals leave log and row in agreement', async () => {
  const { orderId, slug, dish, kulfi, water } = await placed();
  await Promise.all([dish, kulfi, water, dish, kulfi, water].map((item) => remove(orderId, item, true)));
  const { amount, timeline } = await read(slug);
  expect(amount).toBe(0);
  expect(timeline).toHaveLength(4);
  const sql = 'select amount::int as amount from orders where store_id = $1 and id = $2';
  const { rows } = await thali.database.pool.query(sql, [store.storeId, orderId]);
  expect(rows).toEqual([{ amount: 0 }]);
  const figures = timeline.slice(1) as { previousAmount: number; amount: number }[];
  expect(figures.map((step) => step.previousAmount)).toEqual(
    [608.38, ...figures.map((step) => step.amount)].slice(0, 3),
  );
});

test('an item keeps the price at which it was bought', async () => {
  const { orderId, water } = await placed();
  const patched = await patchItem(thali, store, 'Thali', { discount: 50, taxes: [] });
  expect(patched.status).toBe(200);
  // Cart 517.49, packing 10.35, delivery 30.00, GST 21.38 and 10.80.
  expect((await remove(orderId, water, true)).body.amount).toBe(590.02);
});
