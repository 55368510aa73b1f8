import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { MOST_LINES } from '#ordering/cart/rules/cart.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, patchItem, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { seen } from '../guest-view.ts';
import type { StoredSitting } from '../read-stored.ts';
import { addTable, join, lineOf, type Phone, sitDown } from '../testing/sit-down.ts';
import { createFollowedTables } from './followed-tables.ts';

const thali = await useTestApp();
const address = await thali.listen();
/** Another program over the same database, of which this one hears only when it looks. */
const other = await useTestApp({ db: thali.database.db });
const store = await teaStore(thali);
const waiter = await addTestStaff(thali, store, 'STAFF');

const atOther = (phone: Phone, method: string, path: string, body?: unknown) =>
  other.call(method, `/sittings/${phone.slug}${path}`, {
    ...(body === undefined ? {} : { body }),
    headers: { 'sitting-token': phone.token },
  });

/** Two friends whose phones follow their table. */
async function friends(at: TestStore = store) {
  const iden = await addTable(thali, at);
  const ravi = await sitDown(thali, at, iden, { name: 'Ravi' });
  const meera = await sitDown(thali, at, iden, { name: 'Meera', code: (await ravi.read()).code });
  const follow = ({ slug, token }: Phone) =>
    readEvents(`${address}/sittings/${slug}/events?token=${token}`, {});
  const streams = [await follow(ravi), await follow(meera)];
  for (const stream of streams) await stream.first(1);
  const leave = () => {
    for (const stream of streams) stream.leave();
  };
  return { iden, ravi, meera, streams, leave };
}

/** The names of the statements that this program runs until the body is done. */
async function statementsOf(body: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const asked = vi.spyOn(thali.database.pool, 'query');
  const connected = vi.spyOn(thali.database.pool, 'connect');
  await body();
  const statements = asked.mock.calls.map(([query]) => query as unknown as { name?: string; text: string });
  // Each takes a connection, and so does a transaction.
  expect(connected).toHaveBeenCalledTimes(statements.length);
  for (const spy of [asked, connected]) spy.mockRestore();
  // The poll of all logs is about no table.
  return statements.filter(({ text }) => !text.includes('"store_counters"')).map(({ name }) => name);
}

test('a line at a table that phones follow is written in one statement, and read by nobody again', async () => {
  const { ravi, streams, leave } = await friends();
  const lines = () => streams.map(({ events }) => events.at(-1)?.data.lines.length);
  await ravi.put('Tea');
  await waitUntil(() => lines().every((count) => count === 1), 'the first line');
  const statements = await statementsOf(async () => {
    await ravi.put('Tea');
    await waitUntil(() => lines().every((count) => count === 2), 'the second line');
  });
  // The feed reads the log, and again if its poll comes just then.
  expect(statements.filter((name) => name !== 'log')).toEqual(['put a line']);
  leave();
});

test('what phones are told from memory is what a new reader finds', async () => {
  const { ravi, meera, streams, leave } = await friends();
  const chai = await ravi.put('Tea', { shared: true });
  await meera.call('PUT', `/lines/${chai}`, lineOf(store, 'Tea', { quantity: 3, shared: true }));
  const gone = await meera.put('Tea');
  await ravi.put('Tea', { remarks: 'No sugar' });
  await meera.call('DELETE', `/lines/${gone}`);
  const now = await meera.read();
  await waitUntil(() => streams[1]?.events.at(-1)?.id === now.seq, 'the last change');
  expect(streams[1]?.events.at(-1)?.data).toEqual(now);
  leave();
});

test('what another program has changed meanwhile is not overlooked', async () => {
  const { ravi, meera, streams, leave } = await friends();
  const chai = await ravi.put('Tea', { shared: true });
  await atOther(meera, 'PUT', `/lines/${chai}`, lineOf(store, 'Tea', { quantity: 5, shared: true }));
  const { body } = await ravi.call('PUT', `/lines/${randomUUID()}`, lineOf(store, 'Tea'));
  const quantities: number[] = body.lines.map(({ quantity }: { quantity: number }) => quantity);
  expect(quantities.toSorted()).toEqual([1, 5]);
  await atOther(meera, 'POST', '/orders', { lines: [chai], amount: 100 });
  const late = await ravi.call('PUT', `/lines/${chai}`, lineOf(store, 'Tea', { quantity: 9, shared: true }));
  expect([late.status, late.body.code]).toEqual([409, 'LINES_CHANGED']);
  await waitUntil(() => streams[1]?.events.at(-1)?.data.orders.length === 1, 'the round');
  leave();
});

test('who was shown out by another program, or whose table was closed, changes nothing', async () => {
  const { iden, ravi, meera, leave } = await friends();
  await ravi.put('Tea');
  const desk = `/api/stores/${store.storeId}/sittings/${ravi.sittingId}`;
  await other.call('POST', `${desk}/guests/${meera.guestId}`, { token: waiter, body: { admit: false } });
  const refused = await meera.call('PUT', `/lines/${randomUUID()}`, lineOf(store, 'Tea'));
  expect(refused.body.code).toBe('NOT_ADMITTED');
  await other.call('POST', `${desk}/close`, { token: store.token, body: { reason: 'They left' } });
  const closed = await ravi.call('PUT', `/lines/${randomUUID()}`, lineOf(store, 'Tea'));
  expect(closed.body.code).toBe('SITTING_CLOSED');
  expect((await join(thali, store, iden)).status).toBe(201);
  leave();
});

test('a dish that has run out is refused, until another program has put it back', async () => {
  const own = await teaStore(thali);
  const { ravi, leave } = await friends(own);
  await ravi.put('Tea');
  expect((await patchItem(thali, own, 'Tea', { state: 'Sold Out' })).status).toBe(200);
  const refused = await ravi.call('PUT', `/lines/${randomUUID()}`, lineOf(own, 'Tea'));
  expect(refused.body.code).toBe('ITEM_UNAVAILABLE');
  expect((await patchItem(other, own, 'Tea', { state: 'Available' })).status).toBe(200);
  expect((await ravi.call('PUT', `/lines/${randomUUID()}`, lineOf(own, 'Tea'))).body).toMatchObject({
    slug: ravi.slug,
  });
  leave();
});

test('a cart has no line too many, however many phones and programs fill it at once', async () => {
  const { ravi, meera, leave } = await friends();
  for (let count = 0; count < MOST_LINES - 5; count++) await ravi.put('Tea');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const put = [`/lines/${randomUUID()}`, lineOf(store, 'Tea')] as const;
      return at % 2 === 0 ? ravi.call('PUT', ...put) : atOther(meera, 'PUT', ...put);
    }),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(422)]);
  expect((await ravi.read()).lines).toHaveLength(MOST_LINES);
  leave();
});

test('what was read before a line was written does not take its place', () => {
  const followed = createFollowedTables(thali.services);
  const table = { storeId: store.storeId, id: randomUUID(), slug: 'followed' };
  const { leave } = followed.follow(table);
  const note = (seq: number, readAt: number) =>
    followed.note(seen({ sitting: table, seq, readAt } as StoredSitting, readAt));
  note(6, 1);
  note(5, 2);
  expect(followed.known(table.slug)).toMatchObject({ seq: 6, readAt: 1 });
  note(6, 3);
  expect(followed.known(table.slug)).toMatchObject({ seq: 6, readAt: 3 });
  leave();
});
