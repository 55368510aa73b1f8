import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { type Operation, readOperations } from '#testing/server/operations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const TOKEN = 'the token of the app';
const thali = await useTestApp({ appToken: TOKEN });
const store = await teaStore(thali);
const routes = await readOperations(thali);

/**
 * Guests' calls: not those of the back office, gateways, printers and proxies, and not pictures, which pages show. The door
 * of assistants asks for it where a tool is a guest's call.
 */
const isForCustomers = ({ path }: Operation) =>
  !/^\/(api|tenant|images|payments|print|internal|healthz|readyz|metrics|v1|mcp)(\/|$)/.test(path) &&
  !path.startsWith('/store/api/store/{');

/** An address of nothing, so that a call with the token is answered 404 and no stream begins. */
const urlOf = (path: string) => path.replace(/\{\w+\}/g, 'nothing');

test.each(routes.filter(isForCustomers))('$method $path needs the token', async ({ method, path }) => {
  for (const token of [undefined, '', 'the token of another app', `${TOKEN}x`, TOKEN.toUpperCase()]) {
    const headers: Record<string, string> = token === undefined ? {} : { 'app-token': token };
    expectError(await thali.call(method, urlOf(path), { headers }), 401, 'APP_TOKEN_INVALID');
  }
  const headers = { 'app-token': TOKEN };
  expect((await thali.call(method, urlOf(path), { headers })).status).not.toBe(401);
});

test('an order is placed only with the token', async () => {
  const withToken = { 'app-token': TOKEN };
  expectError(await postOrder(thali, store, TEA), 401, 'APP_TOKEN_INVALID');
  expect((await postOrder(thali, store, TEA, withToken)).body.orderNo).toBe(1);
});

test('health, documentation and the back office stay open', async () => {
  for (const url of ['/healthz', '/readyz', '/docs/openapi.json', '/docs']) {
    expect((await thali.app.inject({ url })).statusCode, url).toBeLessThan(400);
  }
  const mine = { token: store.token };
  expect((await thali.call('GET /store/api/store/:storeId', { params: store, ...mine })).status).toBe(200);
  expect((await thali.call('GET /api/stores/:storeId/orders', { params: store, ...mine })).status).toBe(200);
});

test('without a configured token, any or no token works', async () => {
  const open = await useTestApp();
  const shop = await teaStore(open);
  for (const headers of [{}, { 'app-token': 'whatever' }, { 'app-token': '' }]) {
    expect(
      (
        await open.call('GET /profile/web/:slug/:time', {
          params: { slug: shop.slug, time: '12-00' },
          headers,
        })
      ).status,
    ).toBe(200);
  }
});
