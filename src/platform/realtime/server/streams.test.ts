import { afterEach, expect, test } from 'vitest';
import { type EventReader, readEvents } from '#testing/server/event-reader.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  patchStore,
  placeTestOrder,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp();
const base = await thali.listen();
const readers: EventReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

const newStore = () => createTestStore(thali, catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50)]));

async function read(path: string, options: Parameters<typeof readEvents>[1] = {}): Promise<EventReader> {
  const reader = await readEvents(base + path, options);
  expect(reader.response.status).toBe(200);
  readers.push(reader);
  return reader;
}

const follow = (slug: string, after?: number | string) =>
  read(`/order/status/${slug}/events`, after === undefined ? {} : { after });
const streamStore = ({ storeId, token }: TestStore, after?: number) =>
  read(`/api/stores/${storeId}/events/`, { token, ...(after === undefined ? {} : { after }) });

interface TestOrder {
  _id: string;
  slug: string;
}

const order = (store: TestStore): Promise<TestOrder> =>
  placeTestOrder(thali, store, {
    lines: [
      { item: 'Tea', value: 20 },
      { item: 'Cake', value: 50 },
    ],
    amount: 70,
    more: { user: { phone: '9876543210', name: 'Meera' } },
  });

async function post(store: TestStore, path: string, body: object, method = 'POST') {
  const answer = await thali.call(method, `/api/stores/${store.storeId}${path}`, {
    body,
    token: store.token,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const move = (store: TestStore, { _id }: TestOrder, from: number, to: number) =>
  post(store, `/orders/${_id}/state`, { from, to });

async function logSeq({ storeId }: TestStore): Promise<number> {
  const sql = 'select log_seq from store_counters where store_id = $1';
  return (await thali.database.pool.query(sql, [storeId])).rows[0].log_seq;
}

test('refuses an unknown order, an unknown store and another person’s store', async () => {
  const store = await newStore();
  expectError(
    await thali.call('GET /order/status/:slug/events', { params: { slug: 'nothing' } }),
    404,
    'ORDER_NOT_FOUND',
  );
  expectError(
    await thali.call('GET /api/stores/:storeId/events', {
      params: { storeId: '00000000-0000-4000-8000-000000000000' },
      token: store.token,
    }),
    404,
    'STORE_NOT_FOUND',
  );
  expectError(await thali.call('GET /api/stores/:storeId/events', { params: store }), 401, 'UNAUTHENTICATED');
  const { token } = await newStore();
  expectError(
    await thali.call('GET /api/stores/:storeId/events', { params: store, token }),
    404,
    'STORE_NOT_FOUND',
  );
});

test('an order stream begins with the order as it is, and goes on with each change', async () => {
  const store = await newStore();
  const placed = await order(store);
  const reader = await follow(placed.slug);
  const { headers } = reader.response;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const [start] = await reader.first(1);
  const { body: present } = await thali.call('GET /order/status/:slug', { params: placed });
  expect(start).toEqual({ event: 'order', id: await logSeq(store), data: present });

  await move(store, placed, 1, 2);
  const [, change] = await reader.first(2);
  const { body: later } = await thali.call('GET /order/status/:slug', { params: placed });
  expect(change).toEqual({ event: 'order', id: (start?.id ?? 0) + 1, data: later });
  expect(later.state).toBe(2);
  expect(later.user.phone).toBe('******3210');
});

test('dishes that the kitchen ticks off are sent to the staff, not to the guest', async () => {
  const store = await newStore();
  const placed = await order(store);
  const { body: listed } = await thali.call('GET /api/stores/:storeId/orders', {
    params: store,
    token: store.token,
  });
  const [guest, staff] = [await follow(placed.slug), await streamStore(store)];
  await guest.first(1);
  await post(store, `/orders/${placed._id}/items/${listed.orders?.[0]?.items?.[0]?._id}/ready`, {
    ready: true,
  });
  await move(store, placed, 1, 2);
  const kinds = (await staff.first(2)).map(({ id, data }) => [id, data.items[0].ready]);
  expect(kinds).toEqual([
    [3, true],
    [4, true],
  ]);
  expect((await guest.first(2)).map(({ id }) => id)).toEqual([2, 4]);
});

test('a guest is told once that all of the order is ready, and waits no longer', async () => {
  const store = await newStore();
  const placed = await order(store);
  const { body: listed } = await thali.call('GET /api/stores/:storeId/orders', {
    params: store,
    token: store.token,
  });
  const lines = listed.orders?.[0]?.items.map(({ _id }: { _id: string }) => _id) as string[];
  const guest = await follow(placed.slug);
  await guest.first(1);
  for (const line of lines) await post(store, `/orders/${placed._id}/items/${line}/ready`, { ready: true });
  const told = (await guest.first(2)).at(-1)?.data;
  expect(told).toMatchObject({ ready: true, estimate: null });
  expect(told.timeline.at(-1).what).toBe('ready');
  await post(store, `/orders/${placed._id}/items/${lines[0]}/ready`, { ready: false });
  const after = (await guest.first(3)).at(-1)?.data;
  expect([after.ready, after.timeline.at(-1).what]).toEqual([false, 'not_ready']);
  expect(after.estimate).not.toBeNull();
});

test("other orders and the store's own changes are not in an order's stream", async () => {
  const store = await newStore();
  const [mine, other] = [await order(store), await order(store)];
  const reader = await follow(mine.slug);
  await reader.first(1);
  await move(store, other, 1, 2);
  await post(store, `/items/${store.items.Tea}`, { state: 'Sold out' }, 'PATCH');
  await move(store, mine, 1, 3);
  const events = await reader.first(2);
  expect(events.map(({ id, data }) => [id, data._id, data.state])).toEqual([
    [2, mine._id, 1],
    [await logSeq(store), mine._id, 3],
  ]);
});

test('a returning reader gets each missed event once, with the order at that time', async () => {
  const store = await newStore();
  const mine = await order(store);
  const placedAt = await logSeq(store);
  await move(store, mine, 1, 2);
  await order(store);
  await move(store, mine, 2, 3);
  const { items } = (await thali.call('GET /order/status/:slug', { params: mine })).body;
  await post(store, `/orders/${mine._id}/items/${items[1]?._id}/discard`, { discarded: true });
  const reader = await follow(mine.slug, placedAt);
  const events = await reader.first(3);
  expect(
    events.map(({ event, id, data }) => [event, id, data.state, data.amount, data.timeline.length]),
  ).toEqual([
    ['order', placedAt + 1, 2, 70, 2],
    ['order', placedAt + 3, 3, 70, 3],
    ['order', placedAt + 4, 3, 20, 4],
  ]);
  expect(events.map(({ data }) => data.items[1].discarded)).toEqual([false, false, true]);

  // A reader that is up to date is sent nothing before the next change.
  const fresh = await follow(mine.slug, placedAt + 4);
  await move(store, mine, 3, 4);
  const [next] = await fresh.first(1);
  expect(next).toMatchObject({ id: placedAt + 5, data: { state: 4, estimate: null } });
  expect((await reader.first(4)).at(-1)).toEqual(next);
});

test('a reader that comes and goes while things happen misses nothing and sees nothing twice', async () => {
  const store = await newStore();
  const mine = await order(store);
  const start = await logSeq(store);
  const changes = 60;
  const happening = (async () => {
    for (let done = 0; done < changes; done += 2) {
      await move(store, mine, 1, 2);
      await move(store, mine, 2, 1);
    }
  })();
  const seen: number[] = [];
  while ((seen.at(-1) ?? start) < start + changes) {
    const reader = await follow(mine.slug, seen.at(-1) ?? start);
    await reader.first(1);
    reader.leave();
    seen.push(...reader.events.map(({ id }) => id));
  }
  await happening;
  expect(seen).toEqual(Array.from({ length: changes }, (_, index) => start + 1 + index));
});

test.each(['from-the-moon', '-1', '1.5', '1e3', '0x10', '999999', '9'.repeat(15), '9'.repeat(40), '1 2'])(
  'an invalid Last-Event-ID starts anew: %s',
  async (after) => {
    const store = await newStore();
    const mine = await order(store);
    const reader = await follow(mine.slug, after);
    await reader.first(1);
    await move(store, mine, 1, 2);
    const events = await reader.first(2);
    expect(events.map(({ id, data }) => [id, data.state])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  },
);

test('the store stream sends events of orders, the menu and the store, named by kind', async () => {
  const store = await newStore();
  const reader = await streamStore(store);
  const mine = await order(store);
  await post(store, `/items/${store.items.Tea}`, { state: 'Sold out' }, 'PATCH');
  expect((await patchStore(thali, store, { description: 'New' })).status).toBe(200);
  await move(store, mine, 1, 2);
  const events = await reader.first(4);
  expect(events.map(({ event, id }) => [event, id])).toEqual([
    ['order', 2],
    ['menu', 3],
    ['store', 4],
    ['order', 5],
  ]);
  expect(events[0]?.data).toMatchObject({ _id: mine._id, state: 1, user: { phone: '9876543210' } });
  expect(events[1]?.data).toMatchObject({ what: 'item', itemId: store.items.Tea });
  expect(events[2]?.data).toMatchObject({ what: 'profile' });
  const again = await streamStore(store, 2);
  expect(await again.first(3)).toEqual(events.slice(1));
});

test('the kitchen sees only the last digits of a number, live and missed', async () => {
  const store = await newStore();
  const token = await addTestStaff(thali, store, 'KITCHEN');
  const url = `/api/stores/${store.storeId}/events`;
  const live = await read(url, { token });
  await order(store);
  const missed = await read(url, { token, after: 0 });
  const [event] = await live.first(1);
  expect(event?.data.user.phone).toBe('******3210');
  expect((await missed.first(2)).at(-1)).toEqual(event);
  expect(live.text() + missed.text()).not.toContain('987654');
});

test("one store's events never reach another's staff", async () => {
  const [store, other] = [await newStore(), await newStore()];
  const [mine, theirs] = [await streamStore(store), await streamStore(other)];
  await order(store);
  await order(other);
  await Promise.all([mine.first(1), theirs.first(1)]);
  expect([mine, theirs].map(({ events }) => events.map(({ data }) => data.profileID))).toEqual([
    [store.storeId],
    [other.storeId],
  ]);
});

test('a change of the menu is sent within a second', async () => {
  const store = await newStore();
  const reader = await streamStore(store);
  const startedAt = Date.now();
  await post(store, `/items/${store.items.Cake}`, { state: 'Sold out' }, 'PATCH');
  await waitUntil(() => reader.events.length > 0, 'the change', startedAt + 1000 - Date.now());
  expect(reader.events[0]).toMatchObject({ event: 'menu', data: { itemId: store.items.Cake } });
});

/** So many more entries, as after a long weekend offline. */
async function growLog({ storeId }: TestStore, entries: number): Promise<void> {
  const { pool } = thali.database;
  const taken = `update store_counters set log_seq = log_seq + $2 where store_id = $1 returning log_seq`;
  const { rows } = await pool.query(taken, [storeId, entries]);
  const sql = `insert into store_log (store_id, seq, at, kind, actor, event)
    select $1, seq, now(), 'store', '{"kind":"system"}', '{"what":"profile","revision":1}'
    from unnest($2::int[]) as seq`;
  const { log_seq: last } = rows[0];
  await pool.query(sql, [storeId, Array.from({ length: entries }, (_, index) => last - index)]);
}

test('sends a thousand missed events, and a reset beyond', async () => {
  const store = await newStore();
  await growLog(store, 1000);
  const behind = await streamStore(store, 1);
  const events = await behind.first(1000);
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 2));
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['store']));

  const tooFar = await streamStore(store, 0);
  expect(await tooFar.first(1)).toEqual([{ event: 'reset', id: 1001, data: { seq: 1001 } }]);
  await order(store);
  expect((await tooFar.first(2)).at(-1)).toMatchObject({ event: 'order', id: 1002 });
});
