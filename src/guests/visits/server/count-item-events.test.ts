import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem, type TestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const newStore = () => createTestStore(thali, catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50)]));

interface Event {
  itemID: unknown;
  event: unknown;
  count?: unknown;
  price?: unknown;
}

const count = ({ storeId: profileID }: TestStore, events: Event[], slash = '/') =>
  thali.call('POST', `/restaurant/api/menus/order/item/inc${slash}`, { body: { profileID, events } });

async function counted({ storeId, items }: TestStore) {
  const sql = 'select item_id, day, views, adds from item_stats where store_id = $1 order by day';
  const { rows } = await thali.database.pool.query(sql, [storeId]);
  const labelOf = (id: string) => Object.keys(items).find((label) => items[label] === id);
  return rows.map(({ item_id, day, views, adds }) => ({ item: labelOf(item_id), day, views, adds }));
}

test('events of an unknown store are refused', async () => {
  const store = { storeId: '00000000-0000-4000-8000-000000000000', slug: '', token: '', items: {} };
  expectError(await count(store, []), 404, 'STORE_NOT_FOUND');
  for (const storeId of ['none', '', "' or 1=1"]) {
    expectError(await count({ ...store, storeId }, []), 404, 'STORE_NOT_FOUND');
  }
});

test('more than a hundred events and invalid ones are refused', async () => {
  const store = await newStore();
  const itemID = store.items.Tea;
  const view = { itemID, event: 'view' };
  expectFields(await count(store, Array(101).fill(view)), { events: 'At most 100 events' });
  for (const [event, field] of [
    [{ itemID, event: 'delete' }, 'events[0].event'],
    [{ ...view, itemID: 7 }, 'events[0].itemID'],
    [{ ...view, itemID: 'x'.repeat(201) }, 'events[0].itemID'],
    [{ ...view, count: 0 }, 'events[0].count'],
    [{ ...view, count: -5 }, 'events[0].count'],
    [{ ...view, count: 1.5 }, 'events[0].count'],
    [{ ...view, count: 1001 }, 'events[0].count'],
    [{ ...view, count: '1' }, 'events[0].count'],
    [{ ...view, price: 1 }, 'events[0].price'],
  ] as const) {
    expectFields(await count(store, [event]), { [field]: expect.any(String) });
  }
  expect(await counted(store)).toEqual([]);
});

test('unknown items are skipped, and stores are counted apart', async () => {
  const [store, other] = [await newStore(), await newStore()];
  const events = [
    { itemID: 'nothing-of-ours', event: 'view' },
    { itemID: "' or 1=1", event: 'view' },
    { itemID: '', event: 'add' },
    { itemID: other.items.Tea, event: 'view' },
    { itemID: store.items.Tea, event: 'view' },
  ];
  const answer = await count(store, events);
  expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
  expect(await counted(store)).toEqual([{ item: 'Tea', day: '2026-11-20', views: 1, adds: 0 }]);
  expect(await counted(other)).toEqual([]);
  expect((await count(store, [])).status).toBe(204);
  expect((await count(store, [{ itemID: 'nothing-of-ours', event: 'add' }])).status).toBe(204);
});

test('views and adds are counted by the store’s day', async () => {
  const store = await newStore();
  const { Tea, Cake } = store.items;
  const events = [
    { itemID: Tea, event: 'view', count: 1000 },
    { itemID: Cake, event: 'add', count: 2 },
    { itemID: Tea, event: 'view' },
    { itemID: Tea, event: 'add', count: 3 },
  ];
  for (const slash of ['', '/']) expect((await count(store, events, slash)).status).toBe(204);
  const of = (day: string, item: string, views: number, adds: number) => ({ item, day, views, adds });
  const first = [of('2026-11-20', 'Tea', 2002, 6), of('2026-11-20', 'Cake', 0, 4)];
  expect(await counted(store)).toEqual(expect.arrayContaining(first));

  // Midnight in India is 18:30 UTC.
  thali.clock.now = Date.parse('2026-11-20T18:30:00Z');
  expect((await count(store, [{ itemID: Tea, event: 'view' }])).status).toBe(204);
  expect(await counted(store)).toEqual(expect.arrayContaining([...first, of('2026-11-21', 'Tea', 1, 0)]));
});

test('concurrent counts in any order lose nothing', async () => {
  const store = await newStore();
  const events = ['Tea', 'Cake'].map((label) => ({ itemID: store.items[label], event: 'add' }));
  const sends = Array.from({ length: 40 }, (_, index) =>
    count(store, index % 2 ? events : events.toReversed()),
  );
  expect((await Promise.all(sends)).every(({ status }) => status === 204)).toBe(true);
  expect((await counted(store)).map(({ adds }) => adds)).toEqual([40, 40]);
});

test('a full count stays as it is, and the others still grow', async () => {
  const store = await newStore();
  const events = [
    { itemID: store.items.Tea, event: 'view' },
    { itemID: store.items.Tea, event: 'add' },
  ];
  await count(store, events);
  await thali.database.pool.query('update item_stats set views = 2147483647 where store_id = $1', [
    store.storeId,
  ]);
  expect((await count(store, events)).status).toBeLessThan(300);
  expect(await counted(store)).toMatchObject([{ views: 2_147_483_647, adds: 2 }]);
  thali.clock.advance(DAY);
  expect((await count(store, [{ itemID: store.items.Tea, event: 'view' }])).status).toBe(204);
  const { body } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: store,
    query: { period: 'last7' },
    token: store.token,
  });
  expect(body.dishes[0]).toMatchObject({ label: 'Tea', views: 2_147_483_648 });
});
