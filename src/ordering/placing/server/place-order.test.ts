import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  orderBody,
  patchItem,
  placeTestOrder,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const place = (store: TestStore, more: object = {}) => postOrder(thali, store, { ...TEA, more });

const readOrder = async (slug: string) =>
  (await thali.call('GET /order/status/:slug', { params: { slug } })).body;

test.each([
  [
    'a phone of nine digits',
    { user: { phone: '987654321' } },
    { phone: 'Please Enter a Valid Mobile Number.' },
  ],
  ['of eleven', { user: { phone: '98765432100' } }, { phone: 'Please Enter a Valid Mobile Number.' }],
  ['with a letter', { user: { phone: '98765x3210' } }, { phone: 'Please Enter a Valid Mobile Number.' }],
  [
    'in Devanagari digits',
    { user: { phone: '९८७६५४३२१०' } },
    { phone: 'Please Enter a Valid Mobile Number.' },
  ],
  [
    'with an invalid country code',
    { user: { phone: '9876543210', countryCode: 'IN' } },
    { countryCode: 'Please choose a country code.' },
  ],
  ['no address', { address: undefined }, { address: 'This field is required' }],
  ['a blank address', { address: ' \n ' }, { address: 'This field is required' }],
  ['a name that is too long', { user: { name: 'x'.repeat(401) } }, { name: 'At most 400 characters' }],
  ['remarks that are too long', { remarks: 'x'.repeat(401) }, { remarks: 'At most 400 characters' }],
])('the checkout form: %s', async (_, more, fields) => {
  expectFields(await place(await teaStore(thali), more), fields);
});

test('every wrong field is named at once', async () => {
  const more = { address: '', remarks: 'x'.repeat(401), user: { phone: '12', name: 'x'.repeat(401) } };
  expectFields(await place(await teaStore(thali), more), {
    phone: 'Please Enter a Valid Mobile Number.',
    name: 'At most 400 characters',
    remarks: 'At most 400 characters',
    address: 'This field is required',
  });
});

test('a phone is required only if the order type needs a code', async () => {
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Delivery', otpAuthentication: true }];
  const store = await teaStore(thali, { orderTypes });
  const required = { phone: 'Please Enter your Mobile Number.' };
  expectFields(await place(store, { orderType: 'Delivery' }), required);
  expectFields(await place(store, { orderType: 'Delivery', user: { name: 'Asha' } }), required);
  expect((await place(store, { user: { name: 'Asha' } })).status).toBe(201);
});

test('the client’s name of the currency is ignored', async () => {
  const store = await teaStore(thali);
  for (const currency of ['INR', '₹', 'USD', 'rupees', '', null, undefined]) {
    const placed = await place(store, { currency });
    expect(placed.status, placed.text).toBe(201);
    expect((await readOrder(placed.body.slug)).store.currency).toBe('INR');
  }
});

test('an unknown table is refused; a store without a list accepts any', async () => {
  const store = await teaStore(thali);
  const at = (iden: string) => place(store, { address: undefined, table: { iden, idel: 'Table' } });
  expect((await at('anything')).status).toBe(201);
  await thali.call('POST /api/stores/:storeId/tables', {
    params: store,
    token: store.token,
    body: { tables: [{ iden: 'T4', idel: 'Table', conf: null }] },
  });
  expectFields(await at('T5'), { table: 'This table was not found. Please scan its code again.' });
  const placed = await at('T4');
  expect(placed.status).toBe(201);
  expect((await readOrder(placed.body.slug)).table).toEqual({ iden: 'T4', idel: 'Table' });
});

test('orders can be placed at both addresses, with and without the trailing slash', async () => {
  const store = await teaStore(thali);
  const body = orderBody(store, TEA);
  const { storeId: profileID } = store;
  const older = '/restaurant/api/menu/order/create';
  for (const [url, sent] of [
    [`/order/create/web/${profileID}`, body],
    [`/order/create/web/${profileID}/`, { ...body, profileID }],
    [older, { ...body, profileID }],
    [`${older}/`, { ...body, profileID }],
  ] as const) {
    const placed = await thali.call('POST', url, { body: sent });
    expect(placed.status, placed.text).toBe(201);
    for (const status of ['/order/status/', '/restaurant/api/menu/store/order/web/new/']) {
      for (const slash of ['', '/']) {
        const read = await thali.call('GET', `${status}${placed.body.slug}${slash}`);
        expect(read.status).toBe(200);
        expect(read.body).toMatchObject({ _id: placed.body._id, orderNo: placed.body.orderNo });
      }
    }
  }
  expectFields(await thali.call('POST', older, { body }), { profileID: 'This field is required' });
  const elsewhere = await thali.call('POST', older, { body: { ...body, profileID: 'nowhere' } });
  expectError(elsewhere, 404, 'STORE_NOT_FOUND');
  const other = await teaStore(thali);
  const mixed = await thali.call('POST', `/order/create/web/${profileID}`, {
    body: { ...body, profileID: other.storeId },
  });
  expectFields(mixed, { profileID: 'Must be the store that the address names' });
});

test('the answer to an order and the order as read have all fields', async () => {
  const pizza = {
    label: 'Pizza',
    images: ['/images/one.webp', '/images/two.webp'],
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
        contents: [
          { label: 'Corn', value: 12.5 },
          { label: 'Olives', value: 0 },
        ],
      },
    ],
  };
  const store = await createTestStore(thali, catalogueOf([pizza]));
  const configs = [
    { label: 'Toppings', contents: ['Olives', 'Corn'] },
    { label: 'Size', contents: ['Large'] },
  ];
  const placed = await placeTestOrder(thali, store, {
    lines: [{ item: 'Pizza', value: '212.50', quantity: 2, configs }],
    amount: 425,
    more: {
      remarks: 'No onions',
      user: { phone: '9876543210', name: 'Meera', countryCode: '91' },
      table: { iden: 'T4', idel: 'Table' },
    },
  });
  expect(placed).toStrictEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: expect.stringMatching(/^[a-z2-9]{7}-[A-Za-z0-9_-]{22}$/),
    orderNo: 1,
    amount: 425,
    state: 1,
    createdAt: new Date(NOON).toISOString(),
  });
  expect(await readOrder(placed.slug)).toStrictEqual({
    _id: placed._id,
    slug: placed.slug,
    cancelUntil: new Date(NOON + MINUTE).toISOString(),
    orderNo: 1,
    items: [
      {
        _id: expect.any(String),
        itemLabel: 'Pizza',
        quantity: 2,
        price: '212.50',
        value: '212.50',
        savings: '0.00',
        images: ['/images/one.webp'],
        configs: [
          { label: 'Size', contents: ['Large'] },
          { label: 'Toppings', contents: ['Corn', 'Olives'] },
        ],
        options: ['Large', 'Corn', 'Olives'],
        discarded: false,
      },
    ],
    user: { name: 'Meera', phone: '******3210', countryCode: '+91' },
    address: 'Table 4',
    remarks: 'No onions',
    profileID: store.storeId,
    createdAt: placed.createdAt,
    amount: 425,
    state: 1,
    orderType: 'Dine-In',
    orderKind: 'table',
    charges: [],
    table: { iden: 'T4', idel: 'Table' },
    payment: { state: 'unpaid', method: 'Cash' },
    money: { due: 425, claim: null, upi: null },
    timeline: [{ at: placed.createdAt, what: 'placed', state: 1, amount: 425 }],
    ready: false,
    estimate: { fromMinutes: 20, toMinutes: 30 },
    store: {
      name: expect.any(String),
      slug: store.slug,
      logo: null,
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
    },
  });
});

test('the first state comes from the order type, not from the client', async () => {
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Pickup', initialOrderState: 3 }];
  const store = await teaStore(thali, { orderTypes });
  for (const state of [undefined, 1, 4, 5, 99, -1, 2.5]) {
    expect((await place(store, { state })).body.state).toBe(1);
    const pickup = await place(store, { state, orderType: 'Pickup' });
    expect(pickup.body.state).toBe(3);
    expect((await readOrder(pickup.body.slug)).state).toBe(3);
  }
});

test('the client’s labels, pictures, charges and savings are ignored', async () => {
  const store = await teaStore(thali);
  const [item] = orderBody(store, TEA).items;
  const lies = { itemLabel: 'Gold', savings: '19.99', price: 1, images: ['https://evil.example/x.png'] };
  const charges = [{ label: 'Tip', value: -20 }];
  const placed = await place(store, { items: [{ ...item, ...lies }], charges });
  const { items, charges: kept, amount } = await readOrder(placed.body.slug);
  expect(items[0]).toMatchObject({ itemLabel: 'Tea', savings: '0.00', price: '20.00', images: [] });
  expect(kept).toEqual([]);
  expect(amount).toBe(20);
});

test('an order keeps what was bought when the catalogue changes', async () => {
  const store = await teaStore(thali);
  const placed = await placeTestOrder(thali, store, TEA);
  const before = await readOrder(placed.slug);
  const patch = { label: 'Coffee', discount: 50, taxes: [{ label: 'GST', value: 18 }] };
  expect((await patchItem(thali, store, 'Tea', patch)).status).toBe(200);
  expect(await readOrder(placed.slug)).toEqual(before);
});

test('null counts as a missing field, and the client’s state is ignored', async () => {
  const store = await teaStore(thali);
  const nothing = { user: null, remarks: null, table: null, otp: null, charges: null, menuID: null };
  const first = await postOrder(
    thali,
    store,
    { ...TEA, more: nothing },
    { 'idempotency-key': 'one and the same' },
  );
  expect(first.status, first.text).toBe(201);
  const again = await postOrder(thali, store, TEA, { 'idempotency-key': 'one and the same' });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await readOrder(first.body.slug)).toMatchObject({ table: null, remarks: '', user: { phone: '' } });
  const empty = { user: { phone: null, name: null, countryCode: null }, state: { any: 'thing' } };
  expect((await place(store, { ...empty, profileID: null })).status).toBe(201);
  expectFields(await place(store, { user: { phone: 9876543210, role: 'OWNER' } }), {
    phone: expect.any(String),
    role: 'Is not a known field',
  });
  const older = { ...orderBody(store, TEA), profileID: null };
  const answer = await thali.call('POST', '/restaurant/api/menu/order/create', { body: older });
  expectFields(answer, { profileID: 'This field is required' });
});

test('a table can be named by a number, and an address can be long', async () => {
  const store = await teaStore(thali);
  const placed = await place(store, { table: { iden: 7 }, address: 'x'.repeat(1000) });
  expect(placed.status, placed.text).toBe(201);
  expect((await readOrder(placed.body.slug)).table).toEqual({ iden: '7', idel: '' });
  const tooLong = await place(store, { address: 'x'.repeat(1001) });
  expectFields(tooLong, { address: 'At most 1000 characters' });
});

test('an order with an unknown name is not found', async () => {
  const placed = await placeTestOrder(thali, await teaStore(thali), TEA);
  const [key] = placed.slug.split('-');
  const swapped = placed.slug.endsWith('A') ? 'B' : 'A';
  const guesses = [
    placed._id,
    key,
    `${key}-`,
    `${key}-nope`,
    'nope',
    '-',
    placed.slug.toUpperCase(),
    'x'.repeat(250),
  ];
  for (const slug of [...guesses, `${placed.slug.slice(0, -1)}${swapped}`]) {
    expectError(await thali.call('GET /order/status/:slug', { params: { slug } }), 404, 'ORDER_NOT_FOUND');
  }
});
