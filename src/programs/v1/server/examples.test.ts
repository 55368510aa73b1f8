import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { connect, ThaliError } from '../../../../docs/api/client.ts';

const thali = await useTestApp();
const run = promisify(execFile);
const EXAMPLES = new URL('../../../../examples/', import.meta.url).pathname;

test('a program prints the orders of a day by the client', async () => {
  const store = await teaStore(thali);
  const { orderNo, amount } = await placeTestOrder(thali, store, TEA);
  const key = await makeTestKey(thali, store, ['orders.read']);
  const env = { ...process.env, THALI_URL: await thali.listen(), THALI_KEY: key };
  const printed = async (day: string) =>
    (await run(process.execPath, [`${EXAMPLES}todays-orders.ts`, day], { env })).stdout;
  expect(await printed('2026-11-20')).toContain(`${orderNo}\treceived\t₹${amount}\t1 × Tea`);
  expect(await printed('2026-11-19')).not.toContain('Tea');
});

test('the client makes calls, tells what was refused, and begins with what happens from now on', async () => {
  const store = await teaStore(thali);
  const key = await makeTestKey(thali, store, ['orders.write']);
  const call = connect(await thali.listen(), key);
  await placeTestOrder(thali, store, TEA);
  const { events, next, more } = await call('GET /v1/events', { query: { from: 'now' } });
  expect({ events, more }).toEqual({ events: [], more: false });
  const { _id: orderId } = await placeTestOrder(thali, store, TEA);
  const news = await call('GET /v1/events', { query: { after: String(next) } });
  expect(news.events).toMatchObject([{ type: 'order.placed', data: { order: { id: orderId } } }]);
  const move = { params: { orderId }, body: { from: 'received', to: 'preparing' } } as const;
  expect(await call('POST /v1/orders/{orderId}/state', move)).toMatchObject({ state: 'preparing' });
  const refused = await call('POST /v1/orders/{orderId}/state', move).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ThaliError);
  expect(refused).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  expect((await call('GET /v1/restaurants/{slug}/menu', { params: { slug: store.slug } })).open).toBe(true);
});

test('a program hears webhooks, and believes only what is signed', async () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const env = { ...process.env, THALI_WEBHOOK_SECRET: secret, PORT: '0' };
  const child = spawn(process.execPath, [`${EXAMPLES}hear-webhooks.ts`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => stop(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const address = /http\S+/.exec(String((await lines.next()).value))?.[0] ?? '';
  const body = JSON.stringify({ id: 1, type: 'order.placed', data: { order: { number: 7 } } });
  const at = new Date();
  const send = async (signature: string) => {
    const headers = { 'webhook-id': 'd1', 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)) };
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: { ...headers, 'webhook-signature': signature },
    });
    return answer.status;
  };
  expect(await send('v1,wrong')).toBe(401);
  expect(await send(new Webhook(secret).sign('d1', at, body))).toBe(204);
  expect((await lines.next()).value).toBe('order.placed {"order":{"number":7}}');
});

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
