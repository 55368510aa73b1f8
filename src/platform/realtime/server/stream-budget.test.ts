import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createUnsent, UNSENT_BYTES, UNSENT_BYTES_OF_READER } from '#platform/http/server/unsent.ts';
import { parseNetwork } from '#platform/limits/server/network.ts';
import { createStreamPlaces, STREAM_PLACES } from '#platform/limits/server/stream-places.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
const { port } = new URL(await thali.listen());
const served = new Set<Socket>();
/** The most bytes that were unread by one reader, and by all that were not dropped, measured at each write. */
const unsent = { one: 0, all: 0 };
thali.app.server.on('connection', (socket) => {
  const write = socket.write.bind(socket) as (...parts: unknown[]) => boolean;
  socket.write = (...parts: unknown[]) => {
    const isSent = write(...parts);
    const lengths = [...served].map(({ destroyed, writableLength }) => (destroyed ? 0 : writableLength));
    unsent.one = Math.max(unsent.one, ...lengths);
    unsent.all = Math.max(
      unsent.all,
      lengths.reduce((sum, each) => sum + each, 0),
    );
    return isSent;
  };
  served.add(socket);
  socket.once('close', () => served.delete(socket));
});

const mine: Socket[] = [];
afterAll(() => {
  for (const socket of mine) socket.destroy();
});

/** Opens a stream of which only the beginning is ever read. */
async function open(path: string, token?: string): Promise<{ status: number; head: string; leave(): void }> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  mine.push(socket);
  const authorization = token ? `authorization: token ${token}\r\n` : '';
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${authorization}\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  const head = chunk.toString('latin1');
  return { status: Number(head.slice(9, 12)), head, leave: () => socket.destroy() };
}

async function openAll(paths: string[]) {
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  for (let at = 0; at < paths.length; at += 40)
    opened.push(...(await Promise.all(paths.slice(at, at + 40).map((path) => open(path)))));
  return opened;
}

const leaveAll = async () => {
  for (const socket of mine.splice(0)) socket.destroy();
  await waitUntil(() => served.size === 0, 'all connections are closed');
};

test('refuses streams beyond the places of one address, and frees places that are given back', async () => {
  const { slug } = await teaStore(thali);
  const statuses = new Map<number, number>();
  let refusal = '';
  for (const { status, head } of await openAll(Array(800).fill(`/profile/web/${slug}/events`))) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 429) refusal = head;
  }
  expect([...statuses]).toEqual([
    [200, STREAM_PLACES.network],
    [429, 800 - STREAM_PLACES.network],
  ]);
  expect(refusal).toMatch(/retry-after: 30/i);
  await leaveAll();
  expect((await open(`/profile/web/${slug}/events`)).status).toBe(200);
  await leaveAll();
});

test('a food court with 200 phones on one address follows its menus and orders', async () => {
  const store = await teaStore(thali);
  const orders = await Promise.all(Array.from({ length: 20 }, () => placeTestOrder(thali, store, TEA)));
  const paths = Array.from({ length: 200 }, (_, phone) => [
    `/profile/web/${store.slug}/events`,
    `/order/status/${orders[phone % orders.length]?.slug}/events`,
  ]);
  const opened = await openAll(paths.flat());
  expect(opened.filter(({ status }) => status !== 200)).toEqual([]);
  await leaveAll();
});

test('an order and an account have places of their own', async () => {
  const store = await teaStore(thali);
  const { slug } = await placeTestOrder(thali, store, TEA);
  const statuses = async (path: string, count: number, token?: string) => {
    const all: number[] = [];
    for (let at = 0; at < count; at++) all.push((await open(path, token)).status);
    return all
      .map((status, at) => (status === 200 ? null : [at, status]))
      .filter((refused) => refused !== null);
  };
  expect(await statuses(`/order/status/${slug}/events`, STREAM_PLACES.order + 1)).toEqual([
    [STREAM_PLACES.order, 429],
  ]);
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const path = `/api/stores/${store.storeId}/events`;
  expect(await statuses(path, STREAM_PLACES.account + 1, cook)).toEqual([[STREAM_PLACES.account, 429]]);
  expect(await statuses(path, 1, store.token)).toEqual([]);
  await leaveAll();
});

test('an IPv6 /64 has the places of one address, and there is a total for everybody', () => {
  const places = createStreamPlaces(1);
  const at = (end: number) => ({ network: parseNetwork(`2001:db8:1:1::${end.toString(16)}`) });
  for (let end = 0; end < STREAM_PLACES.network; end++) places.take(at(end));
  expect(() => places.take(at(9999))).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  const unlimited = createStreamPlaces(0);
  const leave = Array.from({ length: STREAM_PLACES.all }, () => unlimited.take(at(1)));
  expect(() => unlimited.take(at(1))).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfter: 30 } }),
  );
  leave[0]?.();
  leave[0]?.();
  unlimited.take(at(1));
  expect(() => unlimited.take(at(1))).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});

test('the networks of one IPv6 /48 share their places', () => {
  const places = createStreamPlaces(1);
  const at = (network: number) => ({ network: parseNetwork(`2001:db8:1:${network.toString(16)}::1`) });
  for (let taken = 0; taken < STREAM_PLACES.wideNetwork; taken++) places.take(at(taken % 8));
  expect(() => places.take(at(9))).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  places.take({ network: parseNetwork('2001:db8:2::1') });
});

test('drops the readers with the most unread bytes when the total is too large', () => {
  const unsent = createUnsent();
  const dropped: number[] = [];
  const size = UNSENT_BYTES / 32;
  for (const bytes of [size + 1, size + 3, ...Array<number>(31).fill(size), size + 2])
    unsent.note({ unsent: () => bytes, drop: () => dropped.push(bytes - size) });
  expect(dropped).toEqual([3, 1, 2]);
});

test('readers who never read use limited memory', async () => {
  const long = 'x'.repeat(190);
  const options = Array.from({ length: 40 }, (_, at) => ({ label: `${at} ${long}`, value: 1 }));
  const configs = [1, 2, 3].map((group) => ({ label: `${group}`, maxSelection: 40, contents: options }));
  const store = await createTestStore(
    thali,
    catalogueOf([simpleItem('Tea', 20), { label: 'Feast', configs }]),
  );
  const chosen = configs.map(({ label }) => ({ label, contents: options.map((option) => option.label) }));
  const line = { item: 'Feast', value: '120.00', configs: chosen };
  const order = await placeTestOrder(thali, store, { lines: Array(8).fill(line), amount: 960 });
  const { slug: tea } = await placeTestOrder(thali, store, TEA);
  const lively = await open(`/order/status/${tea}/events`);
  const path = `/api/stores/${store.storeId}/events`;
  for (let cook = 0; cook < 4; cook++) {
    const token = await addTestStaff(thali, store, 'KITCHEN');
    for (let at = 0; at < STREAM_PLACES.account; at++) expect((await open(path, token)).status).toBe(200);
  }
  const size = JSON.stringify((await thali.call('GET /order/status/:slug', { params: order })).body).length;
  expect(size).toBeGreaterThan(150_000);
  const readers = served.size;
  const patience = Date.now() + MINUTE;
  // A busy machine sends several changes as one, so it takes more of them until each reader is dropped.
  for (let moved = 0; served.size > 1 && Date.now() < patience; moved++) {
    const body = moved % 2 === 0 ? { from: 1, to: 2 } : { from: 2, to: 1 };
    expect((await moveOrder(thali, store, order._id, body)).status).toBe(200);
  }
  expect([readers, served.size]).toEqual([4 * STREAM_PLACES.account + 1, 1]);
  expect(unsent.all).toBeGreaterThan(UNSENT_BYTES / 8);
  expect(unsent.all).toBeLessThan(UNSENT_BYTES + 4 * size);
  expect(unsent.one).toBeLessThan(UNSENT_BYTES_OF_READER + 4 * size);
  expect(lively.status).toBe(200);
  await leaveAll();
});
