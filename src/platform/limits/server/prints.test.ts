import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerError } from '#platform/http/server/error-mapper.ts';
import { createMetrics } from '#platform/metrics/server/metrics.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { createPrintSender, PRINT_SHARES } from './prints.ts';

/** More than the system buffers for a reader that reads nothing. */
const HEAVY = Buffer.alloc(PRINT_SHARES.store, 1);

async function serve(mostMs: number, scale = 1) {
  const app = Fastify({ trustProxy: true });
  const send = createPrintSender(scale, mostMs);
  app.decorate('services', { metrics: createMetrics(Date.now) } as never);
  app.setErrorHandler(answerError);
  app.get<{ Params: { store: string } }>('/:store', async (request, reply) =>
    send(request, reply, { storeId: request.params.store, fileName: 'print.pdf', pdf: HEAVY }),
  );
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(() => app.close());
  const begin = async (store: string, from = '203.0.113.1') => {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(`GET /${store} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };
  const ask = async (store: string, from: string) => {
    const headers = { 'x-forwarded-for': from };
    return (await app.inject({ url: `/${store}`, headers })).statusCode;
  };
  return { app, begin, ask };
}

test('a print that is not read in time is cut off and frees its bytes', async () => {
  const { app, begin } = await serve(300);
  const socket = await begin('slow');
  const refused = await app.inject('/slow');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  // It still reads, but too slowly.
  const slowly = setInterval(() => socket.read(1), 10);
  await expect.poll(async () => (await app.inject('/slow')).statusCode).toBe(200);
  clearInterval(slowly);
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(HEAVY.length);
});

test('a reader gets the whole print', async () => {
  const { app } = await serve(MINUTE);
  for (let at = 0; at < 3; at++) {
    const { rawPayload, headers } = await app.inject('/store');
    expect(rawPayload).toHaveLength(HEAVY.length);
    expect(headers['content-disposition']).toBe('inline; filename="print.pdf"');
  }
});

test('a network and a /48 have a share over all stores', async () => {
  const { begin, ask } = await serve(MINUTE);
  await begin('one', '203.0.113.7');
  expect(await ask('two', '203.0.113.7')).toBe(429);
  expect(await ask('two', '203.0.113.8')).toBe(200);
  for (const at of [1, 2]) await begin(`wide-${at}`, `2001:db8:7:${at}::1`);
  expect(await ask('three', '2001:db8:7:3::1')).toBe(429);
  expect(await ask('three', '2001:db8:8:1::1')).toBe(200);
});

test('all prints together fit into memory', async () => {
  const { app, begin } = await serve(MINUTE, 0);
  for (let bytes = 0; bytes < PRINT_SHARES.all; bytes += HEAVY.length) await begin(`store-${bytes}`);
  expect((await app.inject('/another')).statusCode).toBe(503);
});
