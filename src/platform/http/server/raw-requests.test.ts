import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const thali = await useTestApp();
const base = await thali.listen();
const { port } = new URL(base);

/** The server's answer to these bytes, until it closes the connection. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });
}

const HOST = 'host: localhost\r\nconnection: close\r\n';

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'two hosts',
    `GET /healthz HTTP/1.1\r\n${HOST}Host: other.example\r\n\r\n`,
    /^HTTP\/1\.1 400 .*BAD_REQUEST/s,
  ],
  ['a host twice', `GET / HTTP/1.1\r\n${HOST}HOST: localhost\r\n\r\n`, /^HTTP\/1\.1 400 /],
  ['a header without a colon', `GET /healthz HTTP/1.1\r\n${HOST}nonsense\r\n\r\n`, /^HTTP\/1\.1 400 /],
  ['NUL in a header', `GET /healthz HTTP/1.1\r\n${HOST}x: a\0b\r\n\r\n`, /^HTTP\/1\.1 400 /],
  [
    'headers of 100 kB',
    `GET /healthz HTTP/1.1\r\n${HOST}x: ${'y'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  [
    'two lengths',
    `POST /tenant/api/login HTTP/1.1\r\n${HOST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and chunks',
    `POST /tenant/api/login HTTP/1.1\r\n${HOST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'malformed chunks',
    `POST /tenant/api/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length that promises too much',
    `POST /tenant/api/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 99999999999\r\n\r\n{}`,
    /^HTTP\/1\.1 413 /,
  ],
  ['an unknown method', `BREW /healthz HTTP/1.1\r\n${HOST}\r\n`, /^HTTP\/1\.1 400 /],
  ['a method without a route', `PROPFIND /healthz HTTP/1.1\r\n${HOST}\r\n`, /^HTTP\/1\.1 40[04] /],
])('%s is refused, and the server keeps running', async (_, bytes, expected) => {
  expect(await say(bytes)).toMatch(expected);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});

test('a client may leave in the middle of its order', async () => {
  const socket = connect(Number(port), '127.0.0.1');
  const closed = Promise.withResolvers<void>();
  thali.app.server.once('connection', (mine) => mine.once('close', () => closed.resolve()));
  socket.write(
    `POST /tenant/api/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 50\r\n\r\n{"em`,
    () => socket.destroy(),
  );
  await closed.promise;
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  expect(thali.logs.filter((line) => line.includes('INTERNAL'))).toEqual([]);
});
