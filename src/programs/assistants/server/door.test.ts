import { expect, test } from 'vitest';
import { LIMITS } from '#platform/limits/rules/policy.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { connectAssistant } from './testing/connect-assistant.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
const store = await teaStore(thali);

test('strangers use up the door of guests’ assistants alone, and a call for a tool is counted once', async () => {
  const key = await makeTestKey(thali, store, ['menu.read']);
  const ask = (method: string, params: object, authorization = '') =>
    thali.call('POST', '/mcp', {
      headers: { accept: 'application/json, text/event-stream', ...(authorization && { authorization }) },
      body: { jsonrpc: '2.0', id: 1, method, params },
    });
  const menu = { name: 'read_restaurant_menu', arguments: { slug: store.slug } };
  const { most } = LIMITS.assistants;
  const network = { near: '127.0.0.1', wide: null };
  await thali.services.limiter.take('assistants', network, most - 2);
  expect((await ask('tools/call', menu)).text).toContain('Tea');
  expect((await ask('tools/call', { name: 'none' })).text).toContain('no such tool');
  expectError(await ask('tools/list', {}, 'Bearer thali_live_wrong'), 429, 'TOO_MANY_REQUESTS', {
    details: expect.anything(),
  });
  expect((await ask('tools/list', {}, `Bearer ${key}`)).text).toContain('read_menu');
  const before = Number(/r=(\d+)/.exec(String((await read(key)).headers['ratelimit']))?.[1]);
  const after = Number(/r=(\d+)/.exec(String((await read(key)).headers['ratelimit']))?.[1]);
  expect(before - after).toBe(1);

  function read(secret: string) {
    return ask('tools/call', { name: 'read_menu', arguments: {} }, `Bearer ${secret}`);
  }
});

test.each(['.', '..'])('%s is the name of nothing', async (dishId) => {
  const { ask } = await connectAssistant(thali, await makeTestKey(thali, store, ['menu.write']));
  expect(await ask('mark_sold_out', { dishId, state: 'sold_out' })).toMatchObject({
    refused: true,
    text: 'dishId: there is nothing of that name.',
  });
});
