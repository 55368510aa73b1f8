import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchStore,
  postOrder,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const PIZZA = {
  label: 'Pizza',
  configs: [
    {
      label: 'Size',
      maxSelection: 1,
      required: true,
      contents: [
        { label: 'Small', value: 100 },
        { label: 'Large', value: 200 },
      ],
    },
    {
      label: 'Toppings',
      maxSelection: 2,
      contents: ['Corn', 'Olives', 'Paneer'].map((label) => ({ label, value: 10 })),
    },
    { label: 'Allergens', maxSelection: 0, contents: [{ label: 'Gluten', value: 'yes' }] },
  ],
};

const place = (store: TestStore, parts = TEA) => postOrder(thali, store, parts);

async function change(store: TestStore, body: object) {
  const answer = await patchStore(thali, store, body);
  expect(answer.status, answer.text).toBe(200);
}

async function countOrders(store: TestStore): Promise<number> {
  const sql = 'select count(*)::int as count from orders where store_id = $1';
  return (await thali.database.pool.query(sql, [store.storeId])).rows[0].count;
}

test.each(['00000000-0000-4000-8000-000000000000', 'saffron-street', "1' or '1'='1"])(
  'an unknown store is not found: %s',
  async (storeId) => {
    const store = { storeId, slug: '', token: '', items: { Tea: 'tea' } };
    expectError(await place(store), 404, 'STORE_NOT_FOUND');
  },
);

test('a store for viewing only takes no orders, even while it is paused', async () => {
  const store = await teaStore(thali);
  await change(store, { viewMode: true, paused: true });
  expectError(await place(store), 403, 'VIEW_ONLY');
  expect(await countOrders(store)).toBe(0);
});

test('a paused store takes no orders, until further notice or until a time that then passes', async () => {
  const store = await teaStore(thali);
  await change(store, { paused: true });
  expectError(await place(store), 409, 'STORE_CLOSED', { details: { reason: 'paused', until: null } });
  const until = new Date(NOON + MINUTE).toISOString();
  await change(store, { pausedUntil: until });
  expectError(await place(store), 409, 'STORE_CLOSED', { details: { reason: 'paused', until } });
  thali.clock.now = NOON + MINUTE;
  expect((await place(store)).status).toBe(201);
  thali.clock.now = NOON;
  await change(store, { paused: false, pausedUntil: null });
  expect((await place(store)).status).toBe(201);
});

test('a missing, unknown or inactive order type is refused', async () => {
  const store = await teaStore(thali, {
    orderTypes: [{ label: 'Dine-In' }, { label: 'Delivery', active: false }],
  });
  for (const orderType of [undefined, null, '', 'Roof-Top', 'Delivery', 'dine-in']) {
    const refused = await place(store, { ...TEA, more: { orderType } });
    expectError(refused, 422, 'ORDER_TYPE_REQUIRED', { message: 'Please Select Order Type' });
  }
});

test('a cart below the minimum is refused, and one at the minimum accepted', async () => {
  const orderTypes = [
    { label: 'Dine-In', minimumOrderValue: 60 },
    { label: 'Delivery', minimumOrderValue: '60.50', contents: [charge('Packing', 100)] },
  ];
  const store = await teaStore(thali, { orderTypes });
  const cups = (quantity: number, amount: number, more = {}) =>
    place(store, { lines: [{ item: 'Tea', value: 20, quantity }], amount, more });
  expectError(await cups(2, 40), 422, 'MINIMUM_ORDER', {
    message: 'Minimum Cart Value is ₹ 60',
    details: { minimum: 60, cartValue: 40 },
  });
  expect((await cups(3, 60)).status).toBe(201);
  // Charges do not count: the cart itself is compared.
  expectError(await cups(3, 160, { orderType: 'Delivery' }), 422, 'MINIMUM_ORDER', {
    message: 'Minimum Cart Value is ₹ 60.5',
    details: { minimum: 60.5, cartValue: 60 },
  });
  expect((await cups(4, 180, { orderType: 'Delivery' })).status).toBe(201);
});

function charge(label: string, value: number) {
  return { label, value, valueType: 'absolute' };
}

test('another amount or price than ours is answered with the present figures', async () => {
  const orderTypes = [{ label: 'Dine-In', contents: [charge('Service', 5)] }];
  const store = await teaStore(thali, { orderTypes }, { discount: 10, taxes: [{ label: 'GST', value: 5 }] });
  const present = {
    amount: 42.8,
    items: [
      {
        itemID: store.items.Tea,
        itemLabel: 'Tea',
        price: '20.00',
        value: '18.00',
        savings: '2.00',
        quantity: 2,
      },
    ],
    charges: [
      { label: 'Service', value: 5 },
      { label: 'GST', value: 1.8 },
    ],
  };
  const details = (changed: boolean) => ({ ...present, items: [{ ...present.items[0], changed }] });
  const cups = (value: number | string, amount: number | string) =>
    place(store, {
      lines: [{ item: 'Tea', value, quantity: 2 }],
      amount: amount as number,
    });
  expectError(await cups(20, 42.8), 409, 'PRICE_CHANGED', { details: details(true) });
  for (const amount of [42.79, 0, -42.8, 42.801, 'free', '', 1e300]) {
    expectError(await cups(18, amount), 409, 'PRICE_CHANGED', { details: details(false) });
  }
  expect(await countOrders(store)).toBe(0);
  expect((await cups('18.00', '42.80')).status).toBe(201);
  expect((await cups(18, 42.8)).status).toBe(201);
});

test('unknown, sold-out and hidden items are all named', async () => {
  const catalogue = catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50, { state: 'Sold out' })]);
  const hidden = { label: 'Hidden', state: 2, items: [simpleItem('Secret', 10)] };
  catalogue.menus[0]?.categories.push(hidden);
  const store = await createTestStore(thali, catalogue);
  const lines = ['Tea', 'Cake', 'Secret', 'nothing-of-ours', "' or 1=1"].map((item) => ({ item, value: 20 }));
  const refused = await place(store, { lines, amount: 80 });
  expectError(refused, 409, 'ITEM_UNAVAILABLE', {
    details: {
      items: [
        { itemID: store.items.Cake, itemLabel: 'Cake', state: 'Sold out' },
        { itemID: store.items.Secret, itemLabel: 'Secret', state: 'Not served now' },
        { itemID: 'nothing-of-ours', itemLabel: 'nothing-of-ours', state: 'Unknown' },
        { itemID: "' or 1=1", itemLabel: "' or 1=1", state: 'Unknown' },
      ],
    },
  });
});

test('an item of another store, or of another menu than the named one, is unavailable', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const itemID = other.items.Tea as string;
  const theirs = await place({ ...store, items: { Tea: itemID } });
  const gone = { itemID, itemLabel: 'Tea', state: 'Unknown' };
  expectError(theirs, 409, 'ITEM_UNAVAILABLE', { details: { items: [gone] } });
  const elsewhere = await place(store, { ...TEA, more: { menuID: 'another menu' } });
  expect(elsewhere.body.code).toBe('ITEM_UNAVAILABLE');
});

test('a menu is unavailable outside its hours, by the store’s clock', async () => {
  const lunch = await teaStore(thali, { menu: { activeStartTime: '12:00', activeEndTime: '15:00' } });
  const inactive = await teaStore(thali, { menu: { active: false } });
  expect((await place(inactive)).body.code).toBe('ITEM_UNAVAILABLE');
  for (const [at, status] of [
    ['2026-11-20T06:29:59Z', 409],
    ['2026-11-20T06:30:00Z', 201],
    ['2026-11-20T09:29:59Z', 201],
    ['2026-11-20T09:30:00Z', 409],
  ] as const) {
    thali.clock.now = Date.parse(at);
    expect((await place(lunch)).status, at).toBe(status);
  }
  thali.clock.now = NOON;
});

test('a sold-out item is available again once its time has passed', async () => {
  const until = new Date(NOON + MINUTE).toISOString();
  const store = await teaStore(thali, {}, { state: 'Sold out', until });
  expect((await place(store)).body.details.items).toEqual([
    { itemID: store.items.Tea, itemLabel: 'Tea', state: 'Sold out' },
  ]);
  thali.clock.advance(MINUTE);
  expect((await place(store)).status).toBe(201);
  thali.clock.now = NOON;
});

const size = (...contents: string[]) => ({ label: 'Size', contents });
const toppings = (...contents: string[]) => ({ label: 'Toppings', contents });

test.each([
  [[], { fault: 'REQUIRED', group: 'Size' }],
  [[size()], { fault: 'REQUIRED', group: 'Size' }],
  [[size('Huge')], { fault: 'UNKNOWN_OPTION', group: 'Size', option: 'Huge' }],
  [[size('Small', 'Large')], { fault: 'TOO_MANY', group: 'Size', max: 1 }],
  [[size('Small'), size('Large')], { fault: 'REPEATED', group: 'Size' }],
  [[size('Small'), { label: 'Drink', contents: ['Cola'] }], { fault: 'UNKNOWN_GROUP', group: 'Drink' }],
  [[size('Small'), toppings('Corn', 'Corn')], { fault: 'REPEATED', group: 'Toppings' }],
  [[size('Small'), toppings('Corn', 'Olives', 'Paneer')], { fault: 'TOO_MANY', group: 'Toppings', max: 2 }],
  [
    [size('Small'), { label: 'Allergens', contents: ['Gluten'] }],
    { fault: 'TOO_MANY', group: 'Allergens', max: 0 },
  ],
])('invalid options are refused: %j', async (configs, fault) => {
  const store = await createTestStore(thali, catalogueOf([PIZZA]));
  const refused = await place(store, { lines: [{ item: 'Pizza', value: 100, configs }], amount: 100 });
  const item = { itemID: store.items.Pizza, itemLabel: 'Pizza', faults: expect.arrayContaining([fault]) };
  expectError(refused, 422, 'OPTIONS_INVALID', { details: { items: [item] } });
});

test('too many options are refused, of one dish or of all together', async () => {
  const store = await teaStore(thali);
  const chosen = (count: number) => [
    { label: 'A', contents: Array(Math.min(100, count)).fill('x') },
    { label: 'B', contents: Array(Math.max(0, count - 100)).fill('x') },
    { label: 'C', contents: ['x'] },
  ];
  const line = (count: number) => ({ item: 'Tea', value: 20, configs: chosen(count - 1) });
  expectFields(await place(store, { lines: [line(201)], amount: 20 }), {
    'items[0].configs': 'At most 200 options',
  });
  const lines = Array.from({ length: 21 }, () => line(100));
  expectFields(await place(store, { lines, amount: 420 }), { items: 'At most 2000 options in all' });
});

test('an empty cart, too many lines and invalid quantities are refused', async () => {
  const store = await teaStore(thali);
  const line = (quantity: unknown) => ({ item: 'Tea', value: 20, quantity: quantity as number });
  expectFields(await place(store, { lines: [], amount: 0 }), { items: 'Cart is empty' });
  const many = Array.from({ length: 101 }, () => line(1));
  expectFields(await place(store, { lines: many, amount: 2020 }), { items: 'At most 100 lines' });
  for (const [quantity, message] of [
    [1000, 'At most 999'],
    [0, 'At least 1'],
    [-1, 'At least 1'],
    [1.5, 'Must be a whole number'],
    ['2', 'Must be a whole number'],
  ] as const) {
    const refused = await place(store, { lines: [line(quantity)], amount: 20 });
    expectFields(refused, { 'items[0].quantity': message });
  }
  expect((await place(store, { lines: many.slice(1), amount: 2000 })).status).toBe(201);
  expect((await place(store, { lines: [line(999)], amount: 19_980 })).status).toBe(201);
  const inAll = await place(store, { lines: [line(500), line(500)], amount: 20_000 });
  expectFields(inAll, { items: 'At most 999 of one item' });
});
