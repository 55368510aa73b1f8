import { afterEach, expect, test } from 'vitest';
import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import type { HintBus } from '#platform/realtime/server/hint-bus.ts';
import { createPeople } from '#platform/realtime/server/people.ts';
import { type EventReader, readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { notificationConsumer } from './consume-log.ts';
import { notify } from './notify.ts';

/** Each side hears what the other publishes, as processes do. */
function createWire(): [HintBus, HintBus] {
  const heard = [new Set<(hint: string) => void>(), new Set<(hint: string) => void>()];
  const side = (own: number): HintBus => ({
    publish: (hints) => {
      for (const hint of hints) for (const listener of heard[1 - own] ?? []) listener(hint);
    },
    subscribe: (listener) => void heard[own]?.add(listener),
    close: async () => {},
  });
  return [side(0), side(1)];
}

const [here, there] = createWire();
const thali = await useTestApp({ bus: here, heartbeatMs: 50 });
const base = await thali.listen();
/** The other process, which works off the logs. */
const other = { ...thali.services, people: createPeople(there) };
const system = (services = thali.services) => createContext(services, { kind: 'system' });
const readers: EventReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

async function follow(token: string): Promise<EventReader> {
  const reader = await readEvents(`${base}/api/notifications/events`, { token });
  readers.push(reader);
  return reader;
}

const heard = (reader: EventReader, unread: number) =>
  waitUntil(() => {
    const last = reader.events.findLast(({ event }) => event === 'notification');
    return last?.data.unread === unread;
  }, `${unread} unread`);

test('a person hears at once how much is unread, and of each new order, from any process', async () => {
  const store = await teaStore(thali);
  const reader = await follow(store.token);
  await heard(reader, 0);
  await placeTestOrder(thali, store, TEA);
  await consumeLogs(system(other), notificationConsumer);
  await heard(reader, 1);
  await placeTestOrder(thali, store, TEA);
  await consumeLogs(system(), notificationConsumer);
  await heard(reader, 2);
  const [first] = (await thali.call('GET /api/notifications', { token: store.token })).body.notifications;
  await thali.call('POST /api/notifications/seen', {
    token: store.token,
    body: { ids: [first?._id ?? ''] },
  });
  await heard(reader, 1);
});

test('a lost hint only delays', async () => {
  const store = await teaStore(thali);
  const reader = await follow(store.token);
  await reader.first(1);
  const deaf = { ...thali.services, people: createPeople({ ...there, publish: () => {} }) };
  await withTransaction(system(deaf), (tx) =>
    notify(tx, store.storeId, [{ kind: 'plan', key: '1', facts: { news: 'ends' }, at: tx.now }]),
  );
  await heard(reader, 1);
});

test('a stream ends with its session', async () => {
  const store = await teaStore(thali);
  const reader = await follow(store.token);
  await reader.first(1);
  await thali.database.pool.query(
    'delete from sessions where account_id in (select account_id from memberships where store_id = $1)',
    [store.storeId],
  );
  await waitUntil(() => reader.hasEnded(), 'the stream has ended');
});

test('a stream stays while the database cannot say whether its session has ended', async () => {
  const store = await teaStore(thali);
  const reader = await follow(store.token);
  await heard(reader, 0);
  const failures = () => thali.logs.filter((line) => line.includes('"presences"')).length;
  const { pool } = thali.database;
  await pool.query('alter table presences rename to presences_away');
  await waitUntil(() => failures() >= 2, 'it is asked again after a failure');
  await pool.query('alter table presences_away rename to presences');
  expect(reader.hasEnded()).toBe(false);
  await placeTestOrder(thali, store, TEA);
  await consumeLogs(system(), notificationConsumer);
  await heard(reader, 1);
});
