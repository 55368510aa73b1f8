import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type EventReader, readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { countWatchers } from '#testing/server/watch-counter.ts';

const thali = await useTestApp();
const base = await thali.listen();
const watchers = countWatchers(thali);
const store = await teaStore(thali);
const tea = (more: object = {}) => placeTestOrder(thali, store, { ...TEA, more });
const { slug } = await tea();
const readers: EventReader[] = [];

afterEach(async () => {
  for (const reader of readers.splice(0)) reader.leave();
  await waitUntil(() => watchers.now === 0, 'no reader is left');
});

async function read(path = `/order/status/${slug}/events`, at = base): Promise<EventReader> {
  const reader = await readEvents(at + path, { token: store.token });
  readers.push(reader);
  return reader;
}

const storePath = `/api/stores/${store.storeId}/events`;

test('no subscription remains for a reader that has left', async () => {
  const reader = await read();
  await reader.first(1);
  await read(storePath);
  await waitUntil(() => watchers.now === 2, 'two follow');
  reader.leave();
  await waitUntil(() => watchers.now === 1, 'one is left');
});

test('no subscription remains for a reader that leaves before its stream begins', async () => {
  const gate = Promise.withResolvers<void>();
  watchers.gate = gate.promise;
  const asked = watchers.asked;
  const left: (number | undefined)[] = [];
  thali.app.server.on('connection', (served) => {
    const { remotePort } = served;
    served.once('close', () => left.push(remotePort));
  });
  const { port } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /order/status/${slug}/events HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await waitUntil(() => watchers.asked > asked, 'the stream is about to begin');
  const { localPort } = socket;
  socket.destroy();
  await waitUntil(() => left.includes(localPort), 'the server has noticed');
  watchers.gate = Promise.resolve();
  gate.resolve();
  const next = await read();
  await next.first(1);
  await waitUntil(() => watchers.now === 1, 'only the next reader follows');
});

test('a stream that fails to start ends and can be requested again', async () => {
  const { feeds } = thali.services;
  const { replay } = feeds;
  feeds.replay = async () => {
    throw new Error('The database is away');
  };
  const reader = await readEvents(`${base}${storePath}`, { token: store.token, after: 1 });
  await waitUntil(reader.hasEnded, 'the stream ends');
  expect(reader.events).toEqual([]);
  feeds.replay = replay;
  const again = await readEvents(`${base}${storePath}`, { token: store.token, after: 1 });
  readers.push(again);
  expect((await again.first(1))[0]?.event).toBe('order');
});

test('a reader that stalls is dropped; the others notice nothing', async () => {
  const big = await tea({ remarks: 'x'.repeat(400), address: 'y'.repeat(400) });
  const lively = await read(storePath);
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write(`GET ${storePath} HTTP/1.1\r\nhost: localhost\r\nauthorization: token ${store.token}\r\n\r\n`);
  await waitUntil(() => watchers.now === 2, 'both follow');
  // Each state adds to the timeline, so that the events grow.
  let moved = 0;
  while (watchers.now === 2 && moved < 2000) {
    const body = moved % 2 === 0 ? { from: 1, to: 2, reason: 'z'.repeat(400) } : { from: 2, to: 1 };
    expect((await moveOrder(thali, store, big._id, body)).status).toBe(200);
    moved++;
    // Many at once would be more than either of them may leave unread.
    await lively.first(moved);
  }
  expect(watchers.now, `after ${moved} events`).toBe(1);
  socket.destroy();
});

test('a stopping server tells all readers to reconnect, also a reader whose stream is just beginning', async () => {
  const other = await useTestApp();
  const at = await other.listen();
  const shop = await teaStore(other);
  const path = `/order/status/${(await placeTestOrder(other, shop, TEA)).slug}/events`;
  const open = [await read(path, at), await read(path, at)];
  for (const reader of open) await reader.first(1);

  const theirs = countWatchers(other);
  const gate = Promise.withResolvers<void>();
  theirs.gate = gate.promise;
  const late = read(path, at);
  await waitUntil(() => theirs.asked === 1, 'a stream is about to begin');
  const closed = other.app.close();
  for (const reader of open) {
    await waitUntil(reader.hasEnded, 'the stream ends');
    expect(reader.text().trimEnd().endsWith('retry: 1000')).toBe(true);
  }
  gate.resolve();
  await waitUntil((await late).hasEnded, 'the late stream ends');
  await closed;
  await waitUntil(() => theirs.now === 0, 'no reader is left');
});
