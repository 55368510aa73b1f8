import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { coursesStore, tableWith } from '#ordering/courses/server/testing/courses-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  patchStore,
  placeTestOrder,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp({ rateLimitScale: 0 });

const ask = ({ storeId, token }: TestStore, query = '', as = token) =>
  thali.call('GET', `/api/stores/${storeId}/reports/sales${query}`, { token: as });

async function report(store: TestStore, query = '') {
  const { status, body, text } = await ask(store, query);
  expect(status, text).toBe(200);
  return body;
}

async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  thali.clock.now = Date.parse(time);
  const result = await work();
  thali.clock.now = NOON;
  return result;
}

const orderTea = (store: TestStore, time: string) => at(time, () => placeTestOrder(thali, store, TEA));

test('serving staff and other stores cannot read reports', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  for (const role of ['STAFF', 'KITCHEN'] as const) {
    expectError(await ask(store, '', await addTestStaff(thali, store, role)), 403, 'FORBIDDEN');
  }
  expectError(await ask(store, '', other.token), 404, 'STORE_NOT_FOUND');
});

test.each([
  ['from=yesterday', 'from', 'Must be a day such as 2030-01-31'],
  ['to=2026-02-30', 'to', 'Must be a day such as 2030-01-31'],
  ['from=2026-11-01&from=2026-11-02', 'from', 'Must be a day such as 2030-01-31'],
  ['from=2026-11-20&to=2026-11-19', 'from', 'Must not be after the last day'],
  ['from=2026-11-21&to=2026-11-22', 'from', 'Must not be after today'],
  ['from=2024-11-19', 'from', 'At most 731 days at once'],
  ['from=1999-12-31&to=1999-12-31', 'from', 'Must not be before the year 2000'],
  ['period=forever', 'period', expect.stringContaining('Must be one of today, yesterday')],
])('%s is refused as a period', async (query, field, message) => {
  expectFields(await ask(await createTestStore(thali), `?${query}`), { [field]: message });
});

test('the longest period and one that ends in the future are answered', async () => {
  const store = await createTestStore(thali);
  expect((await report(store, '?from=2024-11-20')).days).toHaveLength(731);
  expect(await report(store, '?from=2026-11-19&to=2030-01-01')).toMatchObject({
    from: '2026-11-19',
    to: '2026-11-20',
    isOver: false,
  });
});

test('a store without orders has only its dishes in the report', async () => {
  const body = await report(await teaStore(thali), '?period=last7');
  const nothing = {
    revenue: 0,
    orders: 0,
    averageOrder: null,
    cancelled: 0,
    servedInSeconds: null,
    feedback: { given: 0, food: 0, service: 0, overall: 0 },
  };
  expect(body).toMatchObject({ firstDay: null, totals: nothing, before: { totals: nothing }, hours: [] });
  expect(body.days).toHaveLength(7);
  expect(body.dishes).toEqual([
    { itemId: expect.any(String), label: 'Tea', quantity: 0, revenue: 0, views: 0, adds: 0, offered: true },
  ]);
});

test('counts what was ordered, cancelled, discarded, served, viewed and rated', async () => {
  const tax = [{ label: 'GST', value: 5 }];
  const items = [simpleItem('Tea', 20, { taxes: tax }), simpleItem('Cake', 99.99), simpleItem('Soup', 50)];
  const orderTypes = [
    { label: 'Dine-In', paymentMethod: 'Cash' },
    { label: 'Delivery', contents: [{ label: 'Packing', value: 5, valueType: 'percentage' }] },
  ];
  const store = await createTestStore(thali, catalogueOf(items, { orderTypes }));
  const { storeId, token } = store;
  const [tea, cake] = [
    { item: 'Tea', value: 20 },
    { item: 'Cake', value: 99.99 },
  ];
  const served = await placeTestOrder(thali, store, { lines: [tea, cake], amount: 120.99 });
  const more = { orderType: 'Delivery' };
  await placeTestOrder(thali, store, { lines: [{ ...cake, quantity: 3 }], amount: 314.97, more });
  const cancelled = await placeTestOrder(thali, store, { lines: [tea], amount: 21 });

  thali.clock.advance(12 * MINUTE);
  await moveOrder(thali, store, served._id, { from: 1, to: 4 });
  await moveOrder(thali, store, cancelled._id, { from: 1, to: 5, reason: 'Sold out' });
  const rated = await thali.call('POST', `/feedback/api/form/${served.slug}/`, {
    body: { food: 5, overall: 3 },
  });
  expect(rated.status).toBe(201);
  const { body: view } = await thali.call('GET', `/order/status/${served.slug}/`);
  const line = view.items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Tea');
  await thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard', {
    params: { storeId, orderId: served._id, itemId: line._id },
    token,
    body: { discarded: true },
  });
  const events = [{ itemID: store.items['Soup'], event: 'view', count: 7 }];
  await thali.call('POST', '/restaurant/api/menus/order/item/inc', { body: { profileID: storeId, events } });

  expect(await report(store)).toMatchObject({
    isOver: false,
    totals: {
      revenue: 9999 + 31497,
      orders: 2,
      averageOrder: 20748,
      cancelled: 1,
      servedInSeconds: { half: 720, ninety: 720 },
      feedback: { given: 1, overall: 3, food: 5, foodGiven: 1, service: 0, serviceGiven: 0 },
    },
    days: [{ day: '2026-11-20', orders: 2, revenue: 41496 }],
    hours: [{ weekday: 5, hour: 12, orders: 2, revenue: 41496 }],
    orderTypes: [
      { label: 'Delivery', orders: 1, revenue: 31497 },
      { label: 'Dine-In', orders: 1, revenue: 9999 },
    ],
    money: { received: [], givenBack: [], due: [{ state: 'unpaid', orders: 2, amount: 41496 }] },
    dishes: [
      { label: 'Cake', quantity: 4, revenue: 39996, views: 0 },
      { label: 'Tea', quantity: 0, revenue: 0 },
      { label: 'Soup', quantity: 0, revenue: 0, views: 7 },
    ],
    discarded: { quantity: 1, amount: 2000 },
    servingTimes: [{ seconds: 720, orders: 1 }],
    cancellations: [{ by: 'staff', reason: 'Sold out', orders: 1, amount: 2100 }],
    taxes: [],
    charges: [{ label: 'Packing', rate: 500, orders: 1, amount: 1500 }],
  });
  thali.clock.now = NOON;
});

test('a day begins at the store’s midnight', async () => {
  const store = await teaStore(thali);
  await orderTea(store, '2026-11-17T18:29:59.999Z');
  await orderTea(store, '2026-11-17T18:30:00Z');
  await orderTea(store, '2026-11-18T18:29:00Z');
  const { days, hours } = await report(store, '?from=2026-11-17&to=2026-11-19');
  expect(days.map(({ orders }: { orders: number }) => orders)).toEqual([1, 2, 0]);
  expect(hours.map(({ weekday, hour }: { weekday: number; hour: number }) => [weekday, hour])).toEqual([
    [2, 23],
    [3, 0],
    [3, 23],
  ]);
});

test('a day has 25 hours when clocks are put back and 23 when they are put forward', async () => {
  const store = await teaStore(thali);
  expect((await patchStore(thali, store, { timeZone: 'America/New_York' })).status).toBe(200);
  for (const time of ['2026-11-01T03:59:00Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z']) {
    await orderTea(store, time);
  }
  await orderTea(store, '2026-11-02T05:00:00Z');
  const orders = async (query: string) =>
    (await report(store, query)).days.map((day: { orders: number }) => day.orders);
  expect(await orders('?from=2026-10-31&to=2026-11-02')).toEqual([1, 2, 1]);

  const spring = await teaStore(thali);
  await patchStore(thali, spring, { timeZone: 'America/New_York' });
  for (const time of ['2026-03-08T05:00:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z']) {
    await orderTea(spring, time);
  }
  const { days } = await report(spring, '?from=2026-03-07&to=2026-03-09');
  expect(days.map((day: { orders: number }) => day.orders)).toEqual([0, 2, 1]);
});

test('a store that moves to another time zone gets other days', async () => {
  const store = await teaStore(thali);
  await orderTea(store, '2026-11-17T20:00:00Z');
  const day = async () =>
    (await report(store, '?from=2026-11-16&to=2026-11-18')).days.find(
      ({ orders }: { orders: number }) => orders > 0,
    ).day;
  expect(await day()).toBe('2026-11-18');
  await patchStore(thali, store, { timeZone: 'Europe/London' });
  expect(await day()).toBe('2026-11-17');
});

test('today is compared with this weekday a week ago up to this time of day, an ended day with a whole one', async () => {
  const store = await teaStore(thali);
  await orderTea(store, '2026-11-19T06:00:00Z');
  await orderTea(store, '2026-11-19T07:00:00Z');
  await orderTea(store, '2026-11-12T07:00:00Z');
  await orderTea(store, '2026-11-13T06:00:00Z');
  await orderTea(store, '2026-11-13T07:00:00Z');
  await orderTea(store, '2026-11-20T06:00:00Z');
  const orders = async (query: string) => {
    const { totals, before } = await report(store, query);
    return [totals.orders, before.totals.orders];
  };
  expect(await orders('?period=today')).toEqual([1, 1]);
  expect(await orders('?period=yesterday')).toEqual([2, 1]);
  expect(await orders('?from=2026-11-19&to=2026-11-20')).toEqual([3, 2]);
});

test('a change of an older order changes the sums of its day', async () => {
  const store = await teaStore(thali);
  const { _id } = await orderTea(store, '2026-11-18T06:00:00Z');
  await orderTea(store, '2026-11-18T07:00:00Z');
  await orderTea(store, '2026-11-17T07:00:00Z');
  const revenue = async () => (await report(store, '?period=last7')).totals.revenue;
  expect(await revenue()).toBe(6000);
  await moveOrder(thali, store, _id, { from: 1, to: 5, reason: 'Never came' });
  expect(await revenue()).toBe(4000);
  expect((await report(store, '?from=2026-11-18&to=2026-11-18')).cancellations).toEqual([
    { by: 'staff', reason: 'Never came', orders: 1, amount: 2000 },
  ]);
});

test('a part payment shows receipts and refunds by method, and the amount due', async () => {
  const store = await teaStore(thali);
  const { storeId, token } = store;
  const day = '2026-11-18T06:00:00Z';
  const [split, part, gone] = [
    await orderTea(store, day),
    await orderTea(store, day),
    await orderTea(store, day),
  ];
  const pay = (id: string, method: string, amount?: number) =>
    thali.call('POST', `/api/stores/${storeId}/orders/${id}/payments`, { token, body: { method, amount } });
  const money = async () => (await report(store, '?period=last7')).money;
  expect((await money()).due).toEqual([{ state: 'unpaid', orders: 3, amount: 6000 }]);
  await pay(split._id, 'Cash', 5);
  await pay(split._id, 'UPI');
  await pay(part._id, 'Cash', 10);
  await pay(gone._id, 'Card');
  await moveOrder(thali, store, gone._id, { from: 1, to: 5, reason: 'Burnt' });
  const flows = {
    received: [
      { method: 'Card', times: 1, amount: 2000 },
      { method: 'Cash', times: 2, amount: 1500 },
      { method: 'UPI', times: 1, amount: 1500 },
    ],
    due: [{ state: 'unpaid', orders: 1, amount: 1000 }],
  };
  const owed = { orders: 1, amount: 2000 };
  const none = { tips: [], reversed: [], forAccounts: [] };
  expect(await money()).toEqual({ ...flows, givenBack: [], owed, rounding: 0, ...none });
  const back = await thali.call('POST /api/stores/:storeId/orders/:orderId/refunds', {
    params: { storeId, orderId: gone._id },
    token,
    body: { how: 'hand', method: 'Cash' },
    headers: { 'idempotency-key': 'one-tap-that-gives-back' },
  });
  expect(back.status, back.text).toBe(200);
  const givenBack = [{ method: 'Cash', times: 1, amount: 2000 }];
  expect(await money()).toEqual({
    ...flows,
    givenBack,
    owed: { orders: 0, amount: 0 },
    rounding: 0,
    ...none,
  });
});

test('days that an older release has summed are summed again', async () => {
  const store = await teaStore(thali);
  await orderTea(store, '2026-11-18T06:00:00Z');
  const read = async () => (await report(store, '?from=2026-11-18&to=2026-11-18')).money.due;
  const due = [{ state: 'unpaid', orders: 1, amount: 2000 }];
  expect(await read()).toEqual(due);
  await thali.database.pool.query(
    "delete from report_sums where store_id = $1 and kind in ('received', 'givenBack', 'due', 'owed', 'rounding', 'tip', 'act')",
    [store.storeId],
  );
  expect(await read()).toEqual(due);
});

test('days are summed when they are over, before anybody asks', async () => {
  const store = await teaStore(thali);
  await orderTea(store, '2026-11-18T06:00:00Z');
  await orderTea(store, '2026-11-20T06:00:00Z');
  await sweep(createContext(thali.services, { kind: 'system' }));
  const kept = `select day, count::int from report_sums where store_id = $1 and kind = 'placed' order by day`;
  const { rows } = await thali.database.pool.query(kept, [store.storeId]);
  expect(rows).toEqual([
    { day: '2026-11-18', count: 1 },
    { day: '2026-11-19', count: 0 },
  ]);
  expect((await report(store, '?period=last7')).totals.orders).toBe(2);
});

test('concurrent reports of one store agree or ask to retry, and leave places to other stores', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  for (const day of ['11', '12', '13']) await orderTea(store, `2026-11-${day}T06:00:00Z`);
  const asking = Array.from({ length: 20 }, () => ask(store, '?period=this-month'));
  const elsewhere = report(other, '?period=this-month');
  const answers = await Promise.all(asking);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(3);
  expect(new Set(served.map(({ body }) => body.totals.revenue))).toEqual(new Set([6000]));
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('UNAVAILABLE');
  expect((await elsewhere).totals.orders).toBe(0);
});

test('an order whose guests paced their courses says nothing of how long orders take', async () => {
  const store = await coursesStore(thali);
  const phone = await tableWith(thali, store, ['Soup', 'Curry']);
  const [{ _id }] = (await phone.read()).orders;
  thali.clock.advance(12 * MINUTE);
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  expect(await report(store)).toMatchObject({ totals: { orders: 1 }, servingTimes: [] });
});
