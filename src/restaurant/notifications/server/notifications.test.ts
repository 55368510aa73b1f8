import { expect, test } from 'vitest';
import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  moveOrder,
  orderBody,
  placeTestOrder,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { notificationConsumer } from './consume-log.ts';
import { notify } from './notify.ts';

const thali = await useTestApp();
const system = () => createContext(thali.services, { kind: 'system' });
const consume = () => consumeLogs(system(), notificationConsumer);
const list = async (token: string, query: object = {}) =>
  (await thali.call('GET /api/notifications', { query: query as never, token })).body;
const kinds = async (token: string, query: object = {}) =>
  (await list(token, query)).notifications.map(({ kind }: { kind: string }) => kind);
const idsOf = async (token: string) =>
  (await list(token)).notifications.map(({ _id }: { _id: string }) => _id);
const seen = (token: string, body: object) =>
  thali.call('POST /api/notifications/seen', { token, body: body as never });
const archive = (token: string, ids: string[], isArchived = true) =>
  thali.call('POST /api/notifications/archive', { token, body: { ids, isArchived } });

const newStore = () =>
  teaStore(thali, { orderTypes: [{ label: 'Dine-In' }, { label: 'Served', initialOrderState: 4 }] });
type Store = Awaited<ReturnType<typeof newStore>>;

async function order(store: Store, more: object = {}) {
  const placed = await placeTestOrder(thali, store, { ...TEA, more });
  await consume();
  return placed;
}

test('an order is told to everybody in the restaurant, without the guest', async () => {
  const [store, other] = [await newStore(), await newStore()];
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const user = { phone: '9876500001', name: 'Meera Nair', countryCode: '+91' };
  const { _id, orderNo } = await order(store, { user, table: { iden: '4', idel: 'Table' } });
  const { body, text } = await thali.call('GET /api/notifications', { token: store.token });
  expect(body).toEqual({
    notifications: [
      {
        _id: expect.any(String),
        storeId: store.storeId,
        storeName: expect.any(String),
        kind: 'order_placed',
        facts: { orderId: _id, orderNo, place: 'Dine-In, Table 4' },
        link: `/app/dashboard?order=${_id}`,
        createdAt: new Date(thali.clock.now).toISOString(),
        isSeen: false,
        isArchived: false,
      },
    ],
    next: null,
    unread: 1,
  });
  expect(text).not.toMatch(/Meera|9876500001/);
  expect(await kinds(cook)).toEqual(['order_placed']);
  expect(await list(other.token)).toEqual({ notifications: [], next: null, unread: 0 });
});

test('what is told a day late is listed as seen', async () => {
  const store = await newStore();
  await placeTestOrder(thali, store, TEA);
  thali.clock.advance(25 * HOUR);
  await order(store);
  const { notifications, unread } = await list(store.token);
  expect(notifications.map(({ isSeen }: { isSeen: boolean }) => isSeen)).toEqual([false, true]);
  expect(unread).toBe(1);
});

test('what a guest cancels and rates is told', async () => {
  const store = await newStore();
  const floor = await addTestStaff(thali, store, 'STAFF');
  const { slug } = await order(store);
  await thali.call('POST', `/order/status/${slug}/cancel`, { body: {} });
  const served = await order(store, { orderType: 'Served' });
  await thali.call('POST', `/feedback/api/form/${served.slug}`, { body: { overall: 2 } });
  await consume();
  const told = ['guest_rated', 'order_cancelled'];
  expect([await kinds(store.token), await kinds(floor)]).toEqual([told, told]);
});

test('an order that somebody confirms leaves the list of everybody', async () => {
  const store = await newStore();
  const floor = await addTestStaff(thali, store, 'STAFF');
  const [{ _id }] = [await order(store), await order(store)];
  await moveOrder(thali, store, _id, { from: 1, to: 2 });
  await consume();
  for (const token of [floor, store.token]) expect(await list(token)).toMatchObject({ unread: 1 });
  expect(await kinds(floor, { filter: 'archived' })).toEqual(['order_placed']);
});

test('whoever takes an order knows of it; the others are told', async () => {
  const store = await newStore();
  const floor = await addTestStaff(thali, store, 'STAFF');
  const taken = await thali.call('POST', `/api/stores/${store.storeId}/orders`, {
    token: floor,
    headers: { 'idempotency-key': 'taken-at-the-counter' },
    body: orderBody(store, TEA),
  });
  expect(taken.status, taken.text).toBe(201);
  await consume();
  expect([await kinds(floor), await kinds(store.token)]).toEqual([[], ['order_placed']]);
});

test('each is told once, by however many processes at once', async () => {
  const store = await newStore();
  for (let times = 0; times < 5; times++) await placeTestOrder(thali, store, TEA);
  await Promise.all([consume(), consume(), consume()]);
  await thali.database.pool.query(
    "update log_followers set seq = 0 where follower = 'notifications' and store_id = $1",
    [store.storeId],
  );
  await Promise.all([consume(), consume()]);
  expect(await kinds(store.token)).toHaveLength(5);
});

test('a failing printer and a plan are told to those who may know', async () => {
  const store = await newStore();
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const at = thali.clock.now;
  await withTransaction(system(), (tx) =>
    notify(tx, store.storeId, [
      { kind: 'printer_failing', key: '1', facts: { printer: 'Grill' }, at },
      { kind: 'plan', key: '1', facts: { news: 'ends' }, at },
    ]),
  );
  expect(await kinds(store.token)).toEqual(['plan', 'printer_failing']);
  expect(await kinds(cook)).toEqual(['printer_failing']);
});

test('some or all are marked as seen, put away and put back; strangers’ ids change nothing', async () => {
  const [store, other] = [await newStore(), await newStore()];
  for (let times = 0; times < 3; times++) await order(store);
  const ids = await idsOf(store.token);
  for (const body of [{ ids }, { all: true }]) await seen(other.token, body);
  await archive(other.token, ids);
  expect(await list(store.token, { filter: 'unread' })).toMatchObject({ unread: 3 });
  await seen(store.token, { ids: [ids[0], 'no-id'] });
  expect((await list(store.token)).unread).toBe(2);
  expect((await archive(store.token, [ids[1] ?? ''])).status).toBe(204);
  expect(await idsOf(store.token)).toEqual([ids[0], ids[2]]);
  expect(await list(store.token, { filter: 'archived' })).toMatchObject({
    notifications: [{ _id: ids[1], isArchived: true }],
    unread: 1,
  });
  await archive(store.token, [ids[1] ?? ''], false);
  expect(await kinds(store.token, { filter: 'unread' })).toHaveLength(2);
  await seen(store.token, { all: true });
  expect(await list(store.token, { filter: 'unread' })).toEqual({ notifications: [], next: null, unread: 0 });
});

test('a person has one list over their restaurants, page after page, and counts to a hundred', async () => {
  const store = await newStore();
  const opened = await thali.call('POST /api/stores', { token: store.token, body: { name: 'Second' } });
  const second = opened.body._id;
  const at = thali.clock.now;
  for (const storeId of [store.storeId, second])
    await withTransaction(system(), (tx) =>
      notify(
        tx,
        storeId,
        Array.from({ length: 60 }, (_, key) => {
          return { kind: 'plan' as const, key: String(key), facts: { news: 'ends' as const }, at };
        }),
      ),
    );
  const found = new Set<string>();
  let page = await list(store.token);
  for (let after = page.next; after; after = page.next) {
    for (const { _id } of page.notifications) found.add(_id);
    page = await list(store.token, { after });
  }
  for (const { _id } of page.notifications) found.add(_id);
  expect([found.size, page.unread]).toEqual([120, 100]);
});

test('a lower role hides what it may not know, and leaving forgets all', async () => {
  const store = await newStore();
  const token = await addTestStaff(thali, store, 'STAFF');
  const served = await order(store, { orderType: 'Served' });
  await thali.call('POST', `/feedback/api/form/${served.slug}`, { body: { overall: 5 } });
  await consume();
  expect(await kinds(token)).toEqual(['guest_rated']);
  const { account } = (await thali.call('GET /api/session', { token })).body;
  const member = { params: { ...store, accountId: account._id }, token: store.token };
  await thali.call('PATCH /api/stores/:storeId/people/:accountId', { ...member, body: { role: 'KITCHEN' } });
  expect(await kinds(token)).toEqual([]);
  await thali.call('DELETE /api/stores/:storeId/people/:accountId', member);
  const left = await thali.database.pool.query(
    'select 1 from notifications where store_id = $1 and account_id = $2',
    [store.storeId, account._id],
  );
  expect(left.rowCount).toBe(0);
});

test('a restaurant that asks for a second step is hidden without one', async () => {
  const store = await newStore();
  await order(store);
  const sql = `update stores set second_step_roles = '["OWNER"]' where store_id = $1`;
  await thali.database.pool.query(sql, [store.storeId]);
  expect(await list(store.token)).toEqual({ notifications: [], next: null, unread: 0 });
});

test('a list or a mark that makes no sense is refused', async () => {
  const { token } = await newStore();
  const refused = { status: 422, body: { code: 'VALIDATION' } };
  for (const query of ['filter=some', 'after=7'])
    expect(await thali.call('GET', `/api/notifications?${query}`, { token })).toMatchObject(refused);
  for (const body of [{ ids: Array(201).fill('x') }, { all: false }])
    expect(await seen(token, body)).toMatchObject(refused);
});
