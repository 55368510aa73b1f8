import { describe, expect, test } from 'vitest';
import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import type { Answer } from '#testing/server/call.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  orderBody,
  patchStore,
  postOrder,
  simpleItem,
  type TestStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Dine-In' }, { label: 'Pickup' }];
const FIVE = 5 * HOUR;

/** A store that sells tea for 20 and idli for 50, with these rules. */
async function storeWith(...rules: PriceRule[]): Promise<TestStore> {
  const dishes = [simpleItem('Tea', 20), simpleItem('Idli', 50)];
  const store = await createTestStore(thali, catalogueOf(dishes, { orderTypes }));
  const answer = await patchStore(thali, store, { priceRules: rules });
  expect(answer.status, answer.text).toBe(200);
  return store;
}

const refusedWith = ({ status, body }: Answer, ...wanted: [status: number, code: string]) =>
  expect([status, body.code]).toEqual(wanted);

const tea = (value: number, more: object = {}) => ({
  lines: [{ item: 'Tea', value }],
  amount: value,
  more,
});
const PICKUP = { orderType: 'Pickup', address: 'ASAP' };

async function typeIds({ storeId, token }: TestStore): Promise<Record<string, string>> {
  const { body } = await thali.call('GET', `/api/stores/${storeId}/catalogue`, { token });
  return Object.fromEntries(
    body.orderConfigs.map((type: { label: string; _id: string }) => [type.label, type._id]),
  );
}

async function linesOf({ storeId }: TestStore) {
  const { rows } = await thali.database.pool.query(
    'select base, unit, priced_by from order_lines where store_id = $1 order by order_id, position',
    [storeId],
  );
  return rows.map(({ base, unit, priced_by: pricedBy }) => [Number(base), Number(unit), pricedBy]);
}

const happyHour = aRule('happy', { label: 'Happy hour', when: { start: 16 * 60, end: 19 * 60 } });

test('the moment of an order decides: before and after happy hour the menu’s price, within it the other', async () => {
  const store = await storeWith(happyHour);
  expect((await postOrder(thali, store, tea(20))).status).toBe(201);
  thali.clock.now = NOON + FIVE;
  const refused = await postOrder(thali, store, tea(20));
  refusedWith(refused, 409, 'PRICE_CHANGED');
  expect(refused.body.details).toMatchObject({ amount: 18, items: [{ value: '18.00' }] });
  expect((await postOrder(thali, store, tea(18))).status).toBe(201);
  thali.clock.now = NOON + 7 * HOUR;
  refusedWith(await postOrder(thali, store, tea(18)), 409, 'PRICE_CHANGED');
  const [before, within] = await linesOf(store);
  expect(before).toEqual([2000, 2000, null]);
  expect(within).toEqual([1800, 1800, { rule: 'happy', label: 'Happy hour', usual: 2000 }]);
  const listed = (token = store.token) => thali.call('GET', `/api/stores/${store.storeId}/orders`, { token });
  const [later, earlier] = (await listed()).body.orders;
  expect([later.items[0].priced, earlier.items[0].priced]).toEqual([
    { label: 'Happy hour', usual: 20 },
    undefined,
  ]);
  expect((await listed(await addTestStaff(thali, store, 'KITCHEN'))).text).not.toContain('Happy hour');
  thali.clock.now = NOON;
});

test('guests’ pages say which rules hold, and when to look again', async () => {
  const store = await storeWith(happyHour, aRule('desk', { when: { channel: 'staff' } }));
  const model = async () => (await thali.call('GET', `/api/store-pages/${store.slug}`)).body;
  const before = await model();
  expect([before.prices, before.changesAt]).toEqual([{ rules: [], areas: {} }, NOON + 4 * HOUR]);
  thali.clock.now = NOON + FIVE;
  const { prices, changesAt } = await model();
  expect(prices.rules).toMatchObject([{ id: 'happy', label: 'Happy hour', ends: 19 * 60 }]);
  expect(changesAt).toBe(NOON + 7 * HOUR);
  thali.clock.now = NOON;
});

test('a rule of an order type leaves the others alone', async () => {
  const store = await storeWith();
  const { Pickup } = await typeIds(store);
  await patchStore(thali, store, { priceRules: [aRule('p', { when: { types: [Pickup ?? ''] } })] });
  expect((await postOrder(thali, store, tea(20))).status).toBe(201);
  refusedWith(await postOrder(thali, store, tea(20, PICKUP)), 409, 'PRICE_CHANGED');
  expect((await postOrder(thali, store, tea(18, PICKUP))).status).toBe(201);
});

test('a table’s area decides for a single order, for its guests’ cart, and for what is added', async () => {
  const store = await storeWith(
    aRule('ac', { label: 'AC hall', when: { areas: ['AC hall'] }, how: { kind: 'percent', percent: 1_000 } }),
  );
  const tables = [
    { iden: 'A1', idel: 'Table', conf: null, room: 'AC hall' },
    { iden: 'A2', idel: 'Table', conf: null, room: 'AC hall' },
    { iden: 'G1', idel: 'Table', conf: null, room: 'Garden' },
  ];
  const { storeId, token } = store;
  await thali.call('POST', `/api/stores/${storeId}/tables`, { token, body: { tables } });
  const profile = (await thali.call('GET', `/store/api/store/${storeId}`, { token })).body;
  expect(profile.areasOfRules).toEqual({ A1: 'AC hall', A2: 'AC hall' });

  const staff = (iden: string, value: number) =>
    thali.call('POST', `/api/stores/${storeId}/orders`, {
      token,
      body: orderBody(store, tea(value, { table: { iden, idel: 'Table' } })),
      headers: { 'idempotency-key': unique() },
    });
  expect((await staff('G1', 20)).status).toBe(201);
  refusedWith(await staff('A2', 20), 409, 'PRICE_CHANGED');
  const inHall = await staff('A2', 22);
  expect(inHall.status, inHall.text).toBe(201);

  const phone = await sitDown(thali, store, 'A1', { name: 'Ravi' });
  const line = await phone.put('Tea');
  expect((await phone.read()).lines).toMatchObject([{ value: '22.00' }]);
  refusedWith(await phone.send([line], 20), 409, 'PRICE_CHANGED');
  expect((await phone.send([line], 22)).status).toBe(201);

  const add = { kind: 'add', itemID: store.items['Idli'], value: '55.00', quantity: 1 };
  const edited = await thali.call('POST', `/api/stores/${storeId}/orders/${inHall.body._id}/edit`, {
    token,
    body: { changes: [add] },
  });
  expect(edited.status, edited.text).toBe(200);
});

test('what is added later has the price of then, and what was ordered keeps its own', async () => {
  const store = await storeWith(happyHour);
  const { storeId, token } = store;
  thali.clock.now = NOON + FIVE;
  const { body } = await postOrder(thali, store, tea(18));
  thali.clock.now = NOON + 8 * HOUR;
  const add = { kind: 'add', itemID: store.items['Tea'], value: '20.00', quantity: 1 };
  const edited = await thali.call('POST', `/api/stores/${storeId}/orders/${body._id}/edit`, {
    token,
    body: { changes: [add] },
  });
  expect(edited.status, edited.text).toBe(200);
  expect((await linesOf(store)).map(([, unit]) => unit)).toEqual([1800, 2000]);
  thali.clock.now = NOON;
});

describe('what is added to an order costs what it costs through the order’s own channel', () => {
  const CHANNELS = ['guest', 'staff'] as const;

  async function edit({ storeId, token }: TestStore, orderId: string, change: object): Promise<Answer> {
    const path = `/api/stores/${storeId}/orders/${orderId}/edit`;
    return thali.call('POST', path, { token, body: { changes: [change] } });
  }
  const teaFor = (store: TestStore, value: string) => ({
    kind: 'add',
    itemID: store.items['Tea'],
    value,
    quantity: 1,
  });
  const placeBy = {
    guest: (store: TestStore, order: Parameters<typeof orderBody>[1]) => postOrder(thali, store, order),
    staff: takeOrder,
  };
  async function takeOrder(store: TestStore, order: Parameters<typeof orderBody>[1]): Promise<Answer> {
    const { storeId, token } = store;
    const headers = { 'idempotency-key': unique() };
    const body = orderBody(store, order);
    return thali.call('POST', `/api/stores/${storeId}/orders`, { token, body, headers });
  }
  const readOne = async ({ storeId, token }: TestStore, orderId: string) =>
    (await thali.call('GET', `/api/stores/${storeId}/orders/${orderId}`, { token })).body;

  test.each(CHANNELS.flatMap((by) => CHANNELS.map((of) => ({ by, of }))))(
    'ordered by $by, with a rule for $of',
    async ({ by, of }) => {
      const store = await storeWith(aRule('happy', { when: { channel: of } }));
      const [price, other] = by === of ? [18, '20.00'] : [20, '18.00'];
      const placed = await placeBy[by](store, tea(price));
      expect(placed.status, placed.text).toBe(201);
      const order = await readOne(store, placed.body._id);
      expect(order.channel).toBe(by);
      refusedWith(await edit(store, order._id, teaFor(store, other)), 409, 'PRICE_CHANGED');
      const added = await edit(store, order._id, teaFor(store, `${price}.00`));
      expect([added.status, added.body.amount]).toEqual([200, 2 * price]);
      const more = await edit(store, order._id, { kind: 'quantity', line: order.items[0]._id, quantity: 3 });
      expect([more.status, more.body.amount]).toEqual([200, 4 * price]);
    },
  );

  test('a guest’s order that is changed in the guests’ happy hour has the price of that hour', async () => {
    const when = { channel: 'guest' as const, start: 16 * 60, end: 19 * 60 };
    const store = await storeWith(aRule('happy', { when }));
    const [guests, staffs] = [await postOrder(thali, store, tea(20)), await takeOrder(store, tea(20))];
    thali.clock.now = NOON + FIVE;
    expect((await edit(store, guests.body._id, teaFor(store, '18.00'))).body.amount).toBe(38);
    expect((await edit(store, staffs.body._id, teaFor(store, '20.00'))).body.amount).toBe(40);
    thali.clock.now = NOON;
  });

  test('at one table, the guests’ round is theirs, and the one that a waiter adds is the staff’s', async () => {
    const store = await storeWith(aRule('phones', { when: { channel: 'guest' } }));
    const phone = await sitDown(thali, store, await addTable(thali, store), { name: 'Ravi' });
    const first = await phone.send([await phone.put('Tea')], 18);
    expect(first.status, first.text).toBe(201);
    const { table } = await readOne(store, first.body._id);
    const second = await takeOrder(store, tea(20, { table }));
    expect(second.status, second.text).toBe(201);
    const rounds = await Promise.all([first, second].map(({ body }) => readOne(store, body._id)));
    expect(rounds.map(({ channel, sitting }) => [channel, sitting.round])).toEqual([
      ['guest', 1],
      ['staff', 2],
    ]);
    expect((await edit(store, first.body._id, teaFor(store, '18.00'))).body.amount).toBe(36);
    expect((await edit(store, second.body._id, teaFor(store, '20.00'))).body.amount).toBe(40);
  });

  test('an order of the previous release, which keeps no channel, is of whoever placed it', async () => {
    const store = await storeWith(aRule('phones', { when: { channel: 'guest' } }));
    const [guests, staffs] = [await postOrder(thali, store, tea(18)), await takeOrder(store, tea(20))];
    await thali.database.pool.query('update orders set channel = null where store_id = $1', [store.storeId]);
    expect((await edit(store, guests.body._id, teaFor(store, '18.00'))).body.amount).toBe(36);
    expect((await edit(store, staffs.body._id, teaFor(store, '20.00'))).body.amount).toBe(40);
  });
});

test('a sale that a tablet made without the line is priced by when it was made', async () => {
  const store = await storeWith(happyHour);
  const { storeId, token } = store;
  thali.clock.now = NOON + 8 * HOUR;
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const sold = await thali.call('POST', `/api/stores/${storeId}/sales`, {
    headers: {
      cookie,
      'idempotency-key': unique(),
      'made-at': new Date(NOON + FIVE).toISOString(),
      'sent-at': new Date(thali.clock.now).toISOString(),
    },
    body: { order: orderBody(store, tea(18, PICKUP)), paid: { method: 'Cash', amount: 18 } },
  });
  expect(sold.status, sold.text).toBe(201);
  expect((await thali.call('GET', `/api/stores/${storeId}/questions`, { token })).body.questions).toEqual([]);
  thali.clock.now = NOON;
});

test('a menu of other weekdays or dates is not offered', async () => {
  const store = await createTestStore(
    thali,
    catalogueOf([simpleItem('Tea', 20)], { orderTypes, menu: { days: ['fri'], untilDay: '2026-11-20' } }),
  );
  const menus = async () => (await thali.call('GET', `/api/store-pages/${store.slug}`)).body.page.menus;
  expect(await menus()).toMatchObject([{ days: ['fri'], untilDay: '2026-11-20' }]);
  expect((await postOrder(thali, store, tea(20))).status).toBe(201);
  thali.clock.now = NOON + DAY;
  expect(await menus()).toEqual([]);
  refusedWith(await postOrder(thali, store, tea(20)), 409, 'ITEM_UNAVAILABLE');
  thali.clock.now = NOON;
});

test.each<[string, unknown[]]>([
  ['two with one id', [aRule('a'), aRule('a')]],
  ['a percentage of nothing', [aRule('a', { how: { kind: 'percent', percent: 0 } })]],
  ['a percentage that makes it free', [aRule('a', { how: { kind: 'percent', percent: -10_000 } })]],
  ['hours without an end', [aRule('a', { when: { start: 60 } })]],
  ['a last day before the first', [aRule('a', { when: { fromDay: '2026-11-20', untilDay: '2026-11-19' } })]],
  ['an empty list', [aRule('a', { how: { kind: 'list', prices: [] } })]],
  ['too many', Array.from({ length: 21 }, (_, at) => aRule(`r${at}`))],
])('refuses rules with %s', async (_, priceRules) => {
  const store = await storeWith();
  refusedWith(await patchStore(thali, store, { priceRules }), 422, 'VALIDATION');
});

test('only those who change the store’s settings change its rules', async () => {
  const store = await storeWith(happyHour);
  const token = await addTestStaff(thali, store, 'STAFF');
  refusedWith(await patchStore(thali, { ...store, token }, { priceRules: [] }), 403, 'FORBIDDEN');
});
