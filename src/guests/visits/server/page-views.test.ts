import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore, type TestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const newStore = () => createTestStore(thali);
const NOBODY = '00000000-0000-4000-8000-000000000000';
const NONE = { menu: 0, cart: 0, status: 0, history: 0, other: 0 };

const count = (profileID: unknown, views: unknown, headers: Record<string, string> = {}) =>
  thali.call('POST', '/api/page-views', { body: { profileID, views }, headers });
const open = async ({ storeId }: TestStore, page: string, times = 1) => {
  const { status, text } = await count(storeId, [{ page, count: times }]);
  expect({ status, text }).toEqual({ status: 204, text: '' });
};
const read = ({ storeId, token }: TestStore, query = '', as = token) =>
  thali.call('GET', `/api/stores/${storeId}/page-views${query}`, { token: as });

async function counted(store: TestStore, query = ''): Promise<{ day: string; views: object }[]> {
  const { status, body, text } = await read(store, query);
  expect(status, text).toBe(200);
  return body.days;
}

test('an invalid list of views is refused as a whole', async () => {
  const { storeId, ...store } = await newStore();
  const menu = { page: 'menu', count: 1 };
  for (const [views, field] of [
    [undefined, 'views'],
    [menu, 'views'],
    [Array(21).fill(menu), 'views'],
    [[{ ...menu, page: 'item' }], 'views[0].page'],
    [[{ ...menu, page: '__proto__' }], 'views[0].page'],
    [[{ count: 1 }], 'views[0].page'],
    [[menu, { page: 'menu' }], 'views[1].count'],
    [[{ ...menu, count: 0 }], 'views[0].count'],
    [[{ ...menu, count: 1.5 }], 'views[0].count'],
    [[{ ...menu, count: 1001 }], 'views[0].count'],
    [[{ ...menu, count: '1' }], 'views[0].count'],
    [[{ ...menu, visitor: 'me' }], 'views[0].visitor'],
  ] as const) {
    expectFields(await count(storeId, views), { [field]: expect.any(String) });
  }
  expectFields(await count(7, [menu]), { profileID: expect.any(String) });
  expect(await counted({ storeId, ...store })).toEqual([]);
});

test('views of an unknown store are ignored', async () => {
  for (const storeId of [NOBODY, 'none', '', "' or 1=1"]) {
    expect((await count(storeId, [{ page: 'menu', count: 1 }])).status).toBe(204);
  }
  const sql = 'select count(*)::int as rows from store_page_views where store_id = $1';
  expect((await thali.database.pool.query(sql, [NOBODY])).rows).toEqual([{ rows: 0 }]);
});

test('visitors who ask not to be tracked are not counted, whatever the client sends', async () => {
  const store = await newStore();
  for (const header of ['dnt', 'sec-gpc']) {
    const answer = await count(store.storeId, [{ page: 'menu', count: 1 }], { [header]: '1' });
    expect(answer.status).toBe(204);
  }
  expect(await counted(store)).toEqual([]);
  await count(store.storeId, [{ page: 'menu', count: 1 }], { dnt: '0' });
  expect(await counted(store)).toHaveLength(1);
});

test('repeated counts of one address are limited', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 300 });
  const body = { profileID: NOBODY, views: [] };
  const ask = () => limited.call('POST /api/page-views', { body });
  expect([(await ask()).status, (await ask()).status]).toEqual([204, 204]);
  expectError(await ask(), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 60 } });
});

test('serving staff and other stores cannot read the views', async () => {
  const [store, other] = [await newStore(), await newStore()];
  for (const role of ['STAFF', 'KITCHEN'] as const) {
    expectError(await read(store, '', await addTestStaff(thali, store, role)), 403, 'FORBIDDEN');
  }
  expectError(await read(store, '', other.token), 404, 'STORE_NOT_FOUND');
});

test.each([
  ['since=yesterday', 'Must be a day such as 2030-01-31'],
  ['since=2026-02-30', 'Must be a day such as 2030-01-31'],
  ['since=2026-11-20T12:00:00Z', 'Must be a day such as 2030-01-31'],
  ['since=2026-11-20&since=2026-11-20', 'Must be a day such as 2030-01-31'],
  ['since=2026-11-21&until=2026-11-20', 'Must not be after the last day'],
  ['since=2026-11-21', 'Must not be after the last day'],
  ['since=2025-11-19&until=2026-11-20', 'At most 366 days at once'],
  ['since=0000-01-01', 'At most 366 days at once'],
])('%s is refused as a period', async (query, message) => {
  expectFields(await read(await newStore(), `?${query}`), { since: message });
});

test('views are counted by kind, by the store’s day, and apart for each store', async () => {
  const [store, other] = [await newStore(), await newStore()];
  const views = [
    { page: 'menu', count: 2 },
    { page: 'status', count: 1 },
    { page: 'menu', count: 1000 },
  ];
  expect((await count(store.storeId, views)).status).toBe(204);
  expect((await count(store.storeId.toUpperCase(), [])).status).toBe(204);
  await open(store, 'menu');
  await open(store, 'history');
  await open(other, 'other');
  const today = { day: '2026-11-20', views: { ...NONE, menu: 1003, status: 1, history: 1 } };
  expect(await counted(store)).toEqual([today]);
  expect(await counted(other)).toEqual([{ day: '2026-11-20', views: { ...NONE, other: 1 } }]);

  // Midnight in India is 18:30 UTC.
  thali.clock.now = Date.parse('2026-11-20T18:30:00Z');
  await open(store, 'cart');
  expect(await counted(store)).toEqual([today, { day: '2026-11-21', views: { ...NONE, cart: 1 } }]);
  thali.clock.now = NOON;
});

test('a period includes both ends; the default is the last thirty days', async () => {
  const store = await newStore();
  for (const day of ['2025-11-20', '2026-10-21', '2026-10-22', '2026-11-19', '2026-11-20']) {
    thali.clock.now = Date.parse(`${day}T12:00:00Z`);
    await open(store, 'menu');
  }
  const days = async (query: string) => (await counted(store, query)).map(({ day }) => day);
  const lastThirty = ['2026-10-22', '2026-11-19', '2026-11-20'];
  expect(await days('')).toEqual(lastThirty);
  expect(await days('?since=&until=')).toEqual(lastThirty);
  expect(await days('?since=2026-10-21&until=2026-11-19')).toEqual([
    '2026-10-21',
    '2026-10-22',
    '2026-11-19',
  ]);
  expect(await days('?until=2026-11-19')).toEqual(['2026-10-21', '2026-10-22', '2026-11-19']);
  expect(await days('?since=2025-11-20')).toHaveLength(5);
  expect(await days('?since=2026-11-18&until=2026-11-18')).toEqual([]);
});

test('concurrent counts in any order lose nothing', async () => {
  const store = await newStore();
  const views = ['menu', 'cart'].map((page) => ({ page, count: 1 }));
  const sends = Array.from({ length: 40 }, (_, index) =>
    count(store.storeId, index % 2 ? views : views.toReversed()),
  );
  expect((await Promise.all(sends)).every(({ status }) => status === 204)).toBe(true);
  expect(await counted(store)).toEqual([{ day: '2026-11-20', views: { ...NONE, menu: 40, cart: 40 } }]);
});
