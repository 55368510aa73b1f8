import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { CONNECTIONS, shareConnections } from './connection-shares.ts';

const SILENT_MS = 1_000;
/** Four connections for each address. */
const rateLimitScale = 4 / CONNECTIONS.network;
const direct = await useTestApp({ rateLimitScale });
const proxied = await useTestApp({ rateLimitScale, trustProxy: 1 });
const unlimited = await useTestApp();
const impatient = await useTestApp({ silentMs: SILENT_MS, heartbeatMs: 50 });

const mine: Socket[] = [];
afterEach(() => {
  for (const socket of mine.splice(0)) socket.destroy();
});

async function open(thali: TestApp, from = '127.0.0.1'): Promise<Socket> {
  const { port } = new URL(await thali.listen());
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  mine.push(socket);
  return socket;
}

/** The status of the answer; empty if the connection is closed instead. */
async function ask(socket: Socket): Promise<string> {
  const closed = Promise.withResolvers<string>();
  socket.once('close', () => closed.resolve(''));
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const answered = once(socket, 'data').then(([chunk]) => String(chunk).slice(9, 12));
  return Promise.race([closed.promise, answered.catch(() => '')]);
}

async function askOnEach(thali: TestApp, count: number): Promise<string[]> {
  const answers: string[] = [];
  for (let at = 0; at < count; at++) answers.push(await ask(await open(thali)));
  return answers;
}

test('each address has its own number of connections', async () => {
  expect(await askOnEach(direct, 6)).toEqual(['200', '200', '200', '200', '', '']);
  expect(await ask(await open(direct, '127.0.0.2'))).toBe('200');
  for (const socket of mine.splice(0)) socket.destroy();
  await expect.poll(async () => ask(await open(direct))).toBe('200');
});

test.each([
  ['behind a proxy, which has them all', proxied],
  ['if limits are off', unlimited],
])('connections are not counted %s', async (_, thali) => {
  expect(new Set(await askOnEach(thali, 6))).toEqual(new Set(['200']));
});

/** Opens a connection from each of these addresses. Returns how many are closed at once. */
function closedOf(addresses: string[], scale: number): number {
  const server = new EventEmitter();
  shareConnections({ server } as App, scale);
  let closed = 0;
  for (const remoteAddress of addresses)
    server.emit('connection', { remoteAddress, once: () => {}, destroy: () => closed++ });
  return closed;
}

test('the networks of one /48 share a total, and so do all', () => {
  const { network, wideNetwork, all } = CONNECTIONS;
  const nets = Array.from({ length: wideNetwork / network + 1 }, (_, at) => `2001:db8:1:${at}::1`);
  const each = (addresses: string[], count: number) => addresses.flatMap((one) => Array(count).fill(one));
  expect(closedOf(each(nets, network), 1)).toBe(network);
  expect(closedOf(each(['2001:db8:2:1::1', ...nets.slice(1)], network), 1)).toBe(0);
  expect(closedOf(each(['192.0.2.1'], all + 1), 0)).toBe(1);
});

test('the total also holds behind a proxy', async () => {
  const { server } = proxied.app;
  expect(server.maxConnections).toBe(CONNECTIONS.all);
  server.maxConnections = 3;
  expect(await askOnEach(proxied, 4)).toEqual(['200', '200', '200', '']);
  server.maxConnections = CONNECTIONS.all;
});

test('a client that never reads its answers is cut off', async () => {
  const accepted = once(impatient.app.server, 'connection') as Promise<[Socket]>;
  const socket = await open(impatient);
  const [served] = await accepted;
  socket.pause();
  const document = 'GET /docs/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
  socket.write(document.repeat(200));
  await waitUntil(() => served.writableLength > 0, 'some of the answers are unread');
  await waitUntil(() => served.destroyed, 'the connection is closed');
});

test('idle streams and idle connections are kept', async () => {
  const { slug } = await teaStore(impatient);
  const reader = await readEvents(`${await impatient.listen()}/profile/web/${slug}/events`);
  const kept = await open(impatient);
  expect(await ask(kept)).toBe('200');
  await sleep(2 * SILENT_MS);
  expect(reader.hasEnded()).toBe(false);
  expect(await ask(kept)).toBe('200');
  reader.leave();
});
