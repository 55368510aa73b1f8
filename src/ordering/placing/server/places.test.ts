import { describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { getCode } from '#testing/server/people/test-otp.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1, trustProxy: 1 });
/** Four open orders at tables that are in no list. */
const few = await useTestApp({ rateLimitScale: 1 / 50, trustProxy: 1 });

const place = (store: TestStore, more: object, app = thali) => postOrder(app, store, { ...TEA, more });
const read = async (slug: string) => (await thali.call('GET', `/order/status/${slug}`)).body;
const office = (store: TestStore, method: string, path: string, body: object, app = thali) =>
  app.call(method, path, { token: store.token, body });
const addTables = (store: TestStore, tables: object[], app = thali) =>
  office(store, 'POST', `/api/stores/${store.storeId}/tables`, { tables }, app);
const change = (store: TestStore, patch: object) =>
  office(store, 'PATCH', `/store/api/store/${store.storeId}/`, patch);

const ROOM = { iden: '101', idel: 'Room', conf: 'In-Room' };
const TABLE = { iden: 'T4', idel: 'Table', conf: null };
const orderTypes = [
  { label: 'Dine-In' },
  { label: 'In-Room', contents: [{ label: 'Tray', value: 50, valueType: 'absolute' }] },
];

async function hotel(app = thali): Promise<TestStore> {
  const store = await teaStore(app, { orderTypes });
  expect((await addTables(store, [ROOM, TABLE], app)).status).toBe(200);
  return store;
}

test('an order keeps the kind of its type, which says what its guest was asked', async () => {
  const own = await teaStore(thali, { orderTypes: [{ label: 'Home delivery', kind: 'delivery' }] });
  const placed = await place(own, { orderType: 'Home delivery', address: '4 Hill Road' });
  expect(await read(placed.body.slug)).toMatchObject({ orderType: 'Home delivery', orderKind: 'delivery' });
  const old = 'update orders set order_kind = null where store_id = $1';
  await thali.database.pool.query(old, [own.storeId]);
  expect(await read(placed.body.slug)).toMatchObject({ orderKind: 'table' });
});

describe('a listed table', () => {
  test('has the store’s label, whatever the link says', async () => {
    const store = await hotel();
    const table = { iden: 'T4', idel: 'Room 101 - PAID BY CARD' };
    const placed = await place(store, { address: '', table });
    expect((await read(placed.body.slug)).table).toEqual({ iden: 'T4', idel: 'Table' });
  });

  test('keeps guests to its order type, and so to its charges', async () => {
    const store = await hotel();
    const table = { iden: '101', idel: 'Room' };
    expectFields(await place(store, { address: '', table }), {
      orderType: 'Not available at your table. Please choose another way to order.',
    });
    const inRoom = await place(store, { address: '', table, orderType: 'In-Room', amount: 70 });
    expect(inRoom.status, inRoom.text).toBe(201);
    const { storeId, token } = store;
    const staffs = await thali.call('POST', `/api/stores/${storeId}/orders`, {
      token,
      body: {
        currency: 'INR',
        amount: 20,
        orderType: 'Dine-In',
        items: [{ itemID: store.items['Tea'], value: '20.00', quantity: 1 }],
        table,
      },
    });
    expect(staffs.status, staffs.text).toBe(201);
  });

  test('takes no pickup or delivery from guests, which cost something else, unless that is all there is', async () => {
    const here = { address: '', table: { iden: 'T4' } };
    const both = await teaStore(thali, { orderTypes: [{ label: 'Dine-In' }, { label: 'Pickup' }] });
    await addTables(both, [TABLE, { ...TABLE, iden: 'Counter', conf: 'Pickup' }]);
    expectFields(await place(both, { ...here, orderType: 'Pickup', address: 'ASAP' }), {
      orderType: 'Not available at your table. Please choose another way to order.',
    });
    expect((await place(both, { orderType: 'Pickup', address: 'ASAP' })).status).toBe(201);
    const counter = { address: 'ASAP', table: { iden: 'Counter' }, orderType: 'Pickup' };
    expect((await place(both, counter)).status).toBe(201);
    const kiosk = await teaStore(thali, { orderTypes: [{ label: 'Pickup' }] });
    await addTables(kiosk, [TABLE]);
    expect((await place(kiosk, { ...here, orderType: 'Pickup', address: 'ASAP' })).status).toBe(201);
  });

  test('accepts any order type once its own is gone', async () => {
    const store = await hotel();
    await thali.database.pool.query("update store_tables set conf = 'Roof-Top' where store_id = $1", [
      store.storeId,
    ]);
    expect((await place(store, { address: '', table: { iden: '101' } })).status).toBe(201);
  });

  test('is not filled up by refused orders', async () => {
    const store = await teaStore(limited, { orderTypes: [{ label: 'Dine-In', otpAuthentication: true }] });
    await addTables(store, [TABLE], limited);
    const user = { phone: '9876543210', countryCode: '+91' };
    const order = (at: number, otp?: object) =>
      postOrder(
        limited,
        store,
        { ...TEA, more: { address: '', table: { iden: 'T4' }, user, ...(otp ? { otp } : {}) } },
        { 'user-agent': `phone ${at % 10}` },
      );
    for (let at = 0; at < 40; at++) expectError(await order(at), 422, 'OTP_REQUIRED');
    expect((await order(1, await getCode(limited, store, user.phone))).status).toBe(201);
  });

  test('takes a limited number of open orders, and further ones once some are served', async () => {
    const store = await hotel(limited);
    const order = (at: number, table: object) =>
      postOrder(
        limited,
        store,
        { ...TEA, more: { address: '', table } },
        { 'user-agent': `phone ${at % 10}`, 'x-forwarded-for': `203.0.113.${at % 10}` },
      );
    const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => order(at, { iden: 'T4' })));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(25);
    limited.clock.advance(61_000);
    expectError(await order(1, { iden: 'T4' }), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 60 } });
    const [first] = placed;
    const moved = await office(
      store,
      'POST',
      `/api/stores/${store.storeId}/orders/${first?.body._id}/state`,
      { from: 1, to: 4 },
      limited,
    );
    expect(moved.status, moved.text).toBe(200);
    limited.clock.advance(61_000);
    expect((await order(2, { iden: 'T4' })).status).toBe(201);
  });
});

describe('a table of a store without a list', () => {
  test.each([
    ['Table', 'Table'],
    ['room', 'room'],
    ['PAID BY CARD, leave at door', ''],
    ['Table 7', ''],
  ])('with the label %j gets the label %j', async (idel, kept) => {
    const store = await teaStore(thali);
    const placed = await place(store, { address: '', table: { iden: '7', idel } });
    expect((await read(placed.body.slug)).table).toEqual({ iden: '7', idel: kept });
  });

  test('made-up tables share a number of open orders', async () => {
    const store = await teaStore(few);
    const order = (iden: string) =>
      postOrder(
        few,
        store,
        { ...TEA, more: { address: '', table: { iden } } },
        {
          'user-agent': iden,
          'x-forwarded-for': `203.0.113.${iden.length + Number(iden.at(-1))}`,
        },
      );
    for (let at = 0; at < 4; at++) expect((await order(`made up ${at}`)).status).toBe(201);
    expectError(await order('made up 5'), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 60 } });
    few.clock.advance(61_000);
    expectError(await order('made up 6'), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 60 } });
    await addTables(store, [TABLE], few);
    expect((await order('T4')).status).toBe(201);
  });

  test('has a name of one line and forty characters', async () => {
    const store = await teaStore(thali);
    const placed = await place(store, { address: '', table: { iden: `7\n\u202E${'x'.repeat(50)}` } });
    expect((await read(placed.body.slug)).table.iden).toBe(`7 ${'x'.repeat(37)}…`);
  });
});

describe('the offered tables', () => {
  const offered = (slug: string, query = '') => thali.call('GET', `/profile/web/${slug}/tables${query}`);
  const room = { iden: '101', label: 'Room', orderType: 'In-Room' };
  const table = { iden: 'T4', label: 'Table', orderType: null };

  test('are all listed ones, or none if the store offers none', async () => {
    const store = await hotel();
    expect((await offered(store.slug)).body).toEqual([room, table]);
    expect((await offered(`${store.slug.toUpperCase()}`)).body).toHaveLength(2);
    expect((await change(store, { offersTables: false })).body.offersTables).toBe(false);
    expect((await offered(store.slug)).body).toEqual([]);
    expect((await offered(store.slug, '?iden=101')).body).toEqual([
      { ...room, sits: 'free', sitsAs: 'In-Room' },
    ]);
  });

  test('are none without a list, and not found for an unknown store', async () => {
    const store = await teaStore(thali);
    expect((await offered(store.slug)).body).toEqual([]);
    expectError(await offered('nobody-at-all'), 404, 'STORE_NOT_FOUND');
  });

  test.each([
    ['one of them', '101', 1],
    ['an unknown one', 'R3', 0],
  ])('%s, asked for by its name', async (_, iden, count) => {
    const store = await hotel();
    expect((await offered(store.slug, `?iden=${iden}`)).body).toHaveLength(count);
  });

  test('include any name in a store without a list', async () => {
    const store = await teaStore(thali);
    expect((await offered(store.slug, '?iden=R3')).body).toEqual([
      { iden: 'R3', label: '', orderType: null },
    ]);
  });
});

describe('a pickup time', () => {
  const LATER = 'Please choose a later pickup time.';
  // The store's clock shows 12:00.
  const at = async (address: string, more = {}) => {
    const store = await teaStore(thali, { orderTypes: [{ label: 'Pickup' }] });
    if (Object.keys(more).length > 0) expect((await change(store, more)).status).toBe(200);
    return place(store, { address, orderType: 'Pickup' });
  };

  test('is stored, shown and the base of the estimate', async () => {
    const placed = await at('15:00');
    const order = await read(placed.body.slug);
    expect(order).toMatchObject({
      address: '15:00',
      pickupAt: new Date(NOON + 3 * HOUR).toISOString(),
      estimate: { fromMinutes: 180, toMinutes: 180 },
    });
  });

  test('as soon as possible means the kitchen’s usual time', async () => {
    const placed = await at('ASAP');
    const order = await read(placed.body.slug);
    expect(order).toMatchObject({ address: 'ASAP', estimate: { fromMinutes: 20, toMinutes: 30 } });
    expect(order).not.toHaveProperty('pickupAt');
  });

  test.each([
    ['past', '03:00', LATER],
    ['before the kitchen is ready', '12:19', LATER],
    ['no time', 'tonight', 'Please choose a pickup time.'],
    ['nothing', '', 'This field is required'],
  ])('%s is refused', async (_, address, message) => {
    expectFields(await at(address), { address: message });
  });

  test('is refused outside the hours', async () => {
    const day = [{ from: '09:00', to: '22:00' }];
    const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
    const openingHours = { week, holidays: [] };
    expectFields(await at('22:30', { openingHours }), {
      address: 'We are closed at that time. Please choose another.',
    });
    expect((await at('21:30', { openingHours })).status).toBe(201);
  });
});

describe('an order type', () => {
  const store = (asks: object) => teaStore(thali, { orderTypes: [{ label: 'Delivery', ...asks }] });
  const order = async (asks: object, more: object = {}) =>
    place(await store(asks), { orderType: 'Delivery', ...more });

  test('can require name and number', async () => {
    const asks = { askName: 'required', askPhone: 'required' };
    expectFields(await order(asks), {
      name: 'Please enter your name.',
      phone: 'Please Enter your Mobile Number.',
    });
    const user = { name: 'Asha', phone: '9876543210', countryCode: '+91' };
    expect((await order(asks, { user })).status).toBe(201);
    expect((await order({})).status).toBe(201);
  });

  test('can limit the portions of all dishes together', async () => {
    const tea = (quantity: number) => ({ value: '20.00', quantity });
    const many = async (asks: object, quantity: number) => {
      const it = await store(asks);
      const items = [{ itemID: it.items['Tea'], ...tea(quantity) }];
      return place(it, { orderType: 'Delivery', items, amount: 20 * quantity });
    };
    expectFields(await many({ mostPortions: 20 }, 21), { items: 'At most 20 portions in one order' });
    expect((await many({ mostPortions: 20 }, 20)).status).toBe(201);
    expect((await many({}, 500)).status).toBe(201);
  });

  test('can require a code above an amount', async () => {
    expectFields(await order({ mostWithoutCode: 19.99 }), { phone: 'Please Enter your Mobile Number.' });
    const user = { phone: '9876543210', countryCode: '+91' };
    expectError(await order({ mostWithoutCode: 19.99 }, { user }), 422, 'OTP_REQUIRED');
    expect((await order({ mostWithoutCode: 20 })).status).toBe(201);
  });

  test('returns its settings as written, and only those that differ from the default', async () => {
    const asks = { askName: 'off', askPhone: 'required', mostPortions: 20, mostWithoutCode: 999.5 };
    const page = async (it: TestStore) =>
      (await thali.call('GET', `/restaurant/api/store/web/${it.slug}/`)).body.profile.orderConfigs[0];
    expect(await page(await store(asks))).toMatchObject(asks);
    expect(Object.keys(await page(await store({})))).not.toContain('askName');
  });
});
