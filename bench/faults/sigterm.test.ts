import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { databaseProcesses } from '../harness/database.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';
import { createRandom } from './random.ts';
import { newOrder, openShop } from './shop.ts';

/** Sends the head of a call but not its body, so that it stays in flight as long as the test needs. */
async function beginCall(url: string, path: string, headers: Record<string, string>) {
  const call = request(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', ...headers },
  });
  const answered = once(call, 'response');
  // Tests that finish the call await the answer. Others ignore it.
  answered.catch(() => {});
  call.flushHeaders();
  await once(call, 'continue');
  return async (body: object) => {
    call.end(JSON.stringify(body));
    const [answer] = await answered;
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  };
}

test('SIGTERM finishes calls in flight, ends streams, and leaves nothing running', async () => {
  const dataDir = await useDataDir();
  const program = runProgram(dataDir);
  const url = await whenReady(program);
  const shop = await openShop(createClient(url));
  const stream = await fetch(`${url}/api/stores/${shop.storeId}/events`, {
    headers: { authorization: `token ${shop.token}` },
  });
  const path = `/order/create/web/${shop.storeId}`;
  const calls = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      beginCall(url, path, { 'idempotency-key': `in-flight-${index}` }),
    ),
  );

  program.kill('SIGTERM');
  expect(await stream.text()).toMatch(/retry: \d+\n\n$/);
  const isRefused = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      (error) => error.cause?.code === 'ECONNREFUSED',
    );
  await waitUntil(isRefused, 'it takes no new requests');
  const random = createRandom(1);
  const answers = await Promise.all(calls.map((finish) => finish(newOrder(shop, random).body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);

  expect(await program.ended).toBe(0);
  expect(await databaseProcesses(dataDir)).toEqual([]);

  const again = runProgram(dataDir);
  const { body } = await createClient(await whenReady(again)).call('GET /order/status/:slug', {
    params: { slug: answers[4]?.body.slug },
  });
  expect(body.orderNo).toBe(answers[4]?.body.orderNo);
});

test('SIGTERM cuts off a request that never ends, and still stops in order', async () => {
  const dataDir = await useDataDir();
  const program = runProgram(dataDir);
  const url = await whenReady(program);
  const hanging = await beginCall(url, '/tenant/api/login', {});
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(await databaseProcesses(dataDir)).toEqual([]);
  await expect(hanging({})).rejects.toThrow();
});

test('SIGTERM during the start leaves nothing running', async () => {
  const dataDir = await useDataDir();
  const program = runProgram(dataDir, { DEMO: '1' });
  await waitUntil(async () => (await databaseProcesses(dataDir)).length > 3, 'the database runs');
  program.kill('SIGTERM');
  await program.ended;
  await waitUntil(async () => (await databaseProcesses(dataDir)).length === 0, 'the database has ended');
});
