import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { maxUploadBytes } from '#restaurant/pictures/server/image-name.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { orderBody, TEA, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { BODY_SHARES, SMALL_BODY_BYTES } from './body-shares.ts';

const limited = await useTestApp({ rateLimitScale: 1, trustProxy: true });
const unlimited = await useTestApp({ trustProxy: true });
const BODY_BYTES = 256 * 1024;
const HERE = '192.0.2.1';

interface Call {
  path: string;
  from?: string;
  /** None for a body in chunks. */
  bytes?: number | undefined;
  /** The token of an upload. */
  token?: string;
  /** Bytes that are sent before it on the same connection. */
  after?: string;
  isWhole?: boolean;
}

const leaving: (() => void)[] = [];
const leaveAll = () => {
  for (const leave of leaving.splice(0)) leave();
};
afterEach(leaveAll);

/** Sends the head and the first byte of a call, and the rest only if `isWhole`. */
async function send(thali: TestApp, { path, from = HERE, bytes, token, after = '', isWhole }: Call) {
  const { port } = new URL(await thali.listen());
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${from}`,
    bytes === undefined ? 'transfer-encoding: chunked' : `content-length: ${bytes}`,
    ...(token
      ? [`authorization: token ${token}`, 'content-type: image/png']
      : ['content-type: application/json']),
  ];
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  leaving.push(() => socket.destroy());
  const bodyBegins = bytes === undefined ? '1\r\n{\r\n' : '{';
  const arrived = Promise.withResolvers<IncomingMessage>();
  const note = (arriving: IncomingMessage) => {
    if (arriving.method === 'POST') arrived.resolve(arriving);
  };
  thali.app.server.on('request', note);
  socket.write(`${after}${head.join('\r\n')}\r\n\r\n${bodyBegins}${isWhole ? '0\r\n\r\n' : ''}`);
  const arriving = await arrived.promise;
  thali.app.server.off('request', note);
  return arriving;
}

async function begin(thali: TestApp, call: Call): Promise<void> {
  const arriving = await send(thali, call);
  await waitUntil(() => arriving.readableFlowing === true, 'the body is read, or refused');
}

async function beginMany(thali: TestApp, count: number, call: Call): Promise<void> {
  for (let at = 0; at < count; at++) await begin(thali, call);
}

/** The answer to a whole large body: 404 or 422 if it was read. */
async function answerTo(thali: TestApp, { path, from = HERE, token }: Call) {
  const type = token ? 'image/png' : 'application/json';
  const headers = { 'x-forwarded-for': from, 'content-type': type };
  const body = Buffer.from(`"${'x'.repeat(SMALL_BODY_BYTES)}"`);
  const answer = await thali.call('POST', path, { body, headers, ...(token ? { token } : {}) });
  return [answer.status, answer.headers['retry-after']];
}

const NOWHERE = '/nowhere';
const FREE = [404, undefined];
const pictures = ({ storeId }: { storeId: string }) => `/api/stores/${storeId}/images`;

async function placeOrder(thali: TestApp, store: Awaited<ReturnType<typeof teaStore>>) {
  const path = `/order/create/web/${store.storeId}`;
  const headers = { 'x-forwarded-for': HERE };
  return (await thali.call('POST', path, { body: orderBody(store, TEA), headers })).status;
}

test('unfinished bodies take only the share of their network, and small orders get through', async () => {
  const store = await teaStore(limited);
  const call = { path: `/order/create/web/${store.storeId}`, bytes: BODY_BYTES };
  await beginMany(limited, BODY_SHARES.network / BODY_BYTES, call);
  expect(await answerTo(limited, { path: NOWHERE })).toEqual([429, '5']);
  expect(await answerTo(limited, { path: NOWHERE, from: '192.0.2.2' })).toEqual(FREE);
  expect(await placeOrder(limited, store)).toBe(201);
  leaveAll();
  await expect.poll(() => answerTo(limited, { path: NOWHERE })).toEqual(FREE);
});

test('the networks of one /48 share a total', async () => {
  const net = (at: number) => `2001:db8:1:${at}::1`;
  for (let at = 0; at < BODY_SHARES.wideNetwork / BODY_SHARES.account; at++) {
    const { token, ...store } = await teaStore(limited);
    const call = { path: pictures(store), bytes: maxUploadBytes, token, from: net(at) };
    await beginMany(limited, 2, call);
  }
  expect(await answerTo(limited, { path: NOWHERE, from: net(9) })).toEqual([429, '5']);
  expect(await answerTo(limited, { path: NOWHERE, from: '2001:db8:2:9::1' })).toEqual(FREE);
  leaveAll();
  await expect.poll(() => answerTo(limited, { path: NOWHERE, from: net(9) })).toEqual(FREE);
});

test.each([
  ['of the largest kind', maxUploadBytes],
  ['of no length', undefined],
])('an account has two uploads %s on their way, wherever it is', async (_, bytes) => {
  const [{ token, ...store }, other] = [await teaStore(limited), await teaStore(limited)];
  const path = pictures(store);
  await begin(limited, { path, token, bytes, from: '192.0.2.3' });
  await begin(limited, { path, token, bytes, from: '192.0.2.4' });
  expect(await answerTo(limited, { path, token })).toEqual([429, '5']);
  expect(await answerTo(limited, { path: pictures(other), token: other.token })).toEqual([422, undefined]);
  leaveAll();
  await expect.poll(() => answerTo(limited, { path, token })).toEqual([422, undefined]);
});

test('all bodies together fit into memory, even without limits', async () => {
  const { token, ...store } = await teaStore(unlimited);
  const large = Math.floor(BODY_SHARES.all / maxUploadBytes);
  await beginMany(unlimited, large, { path: pictures(store), bytes: maxUploadBytes, token });
  expect(await answerTo(unlimited, { path: NOWHERE })).toEqual(FREE);
  const rest = (BODY_SHARES.all - large * maxUploadBytes) / BODY_BYTES;
  await beginMany(unlimited, rest, { path: NOWHERE, bytes: BODY_BYTES });
  expect(await answerTo(unlimited, { path: NOWHERE })).toEqual([503, '5']);
  expect(await placeOrder(unlimited, { ...store, token })).toBe(201);
  leaveAll();
  await expect.poll(() => answerTo(unlimited, { path: NOWHERE })).toEqual(FREE);
});

test.each([
  ['whose body is still on its way', maxUploadBytes, false],
  ['which is answered', undefined, true],
])('a call %s gives back its share when it waits behind another', async (_, bytes, isWhole) => {
  const { token, ...store } = await teaStore(limited);
  const path = pictures(store);
  const after = `GET /profile/web/${store.slug}/events HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  for (const from of ['192.0.2.5', '192.0.2.6'])
    await begin(limited, { path, token, bytes, from, after, isWhole });
  expect(await answerTo(limited, { path, token })).toEqual([429, '5']);
  leaveAll();
  await expect.poll(() => answerTo(limited, { path, token })).toEqual([422, undefined]);
});

test('a client that has left before its body is read keeps no share', async () => {
  const { token, ...store } = await teaStore(limited);
  const path = pictures(store);
  const { limiter } = limited.services;
  const isGone = Promise.withResolvers<void>();
  const take = vi.spyOn(limiter, 'take').mockImplementation(async () => {
    await isGone.promise;
    return async () => {};
  });
  const closed = new Set<unknown>();
  limited.app.server.on('connection', (socket) => socket.once('close', () => closed.add(socket)));
  for (const from of [HERE, '192.0.2.7']) await send(limited, { path, token, bytes: maxUploadBytes, from });
  await waitUntil(() => take.mock.calls.length === 2, 'both are being looked at');
  leaveAll();
  await waitUntil(() => closed.size === 2, 'both have left');
  isGone.resolve();
  take.mockRestore();
  await expect.poll(() => answerTo(limited, { path, token })).toEqual([422, undefined]);
  expect(await answerTo(limited, { path, token })).toEqual([422, undefined]);
});
