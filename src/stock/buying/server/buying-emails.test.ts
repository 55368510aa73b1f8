import { expect, test } from 'vitest';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { stockScene } from '#stock/ingredients/server/testing/stock-scene.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, unique } from '#testing/server/test-stores.ts';
import { buyingScene } from './testing/buying-scene.ts';

const thali = await useTestApp({ rateLimitScale: 1 });

const TOO_MANY = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

/** An order for each of so many suppliers with addresses of their own. */
async function ordersOf(store: { storeId: string; token: string }, count: number) {
  const office = buyingScene(thali, store);
  const rice = await stockScene(thali, store).add('Rice');
  const orders: string[] = [];
  for (let at = 0; at < count; at++) {
    const supplier = await office.addSupplier(`Mill ${at}`, { email: `mill-${unique()}@example.com` });
    orders.push(await office.order(supplier, { [rice]: 1 }));
  }
  const send = (at: number) => office.call('POST', `/purchases/${orders[at % count]}/send`, { by: 'email' });
  return { orders, send, office };
}

test('orders by email are limited for a store and for a person', async () => {
  const first = await createTestStore(thali);
  const open = async () => {
    const { body } = await thali.call('POST', '/api/stores', {
      token: first.token,
      body: { name: `Another ${unique()}` },
    });
    return ordersOf({ storeId: body._id, token: first.token }, 2);
  };
  const one = await ordersOf(first, 2);
  for (let at = 0; at < 60; at++) expect((await one.send(at)).status).toBe(200);
  expect(await one.send(60)).toMatchObject(TOO_MANY);
  const other = await open();
  for (let at = 0; at < 60; at++) expect((await other.send(at)).status).toBe(200);
  expect(await (await open()).send(0)).toMatchObject(TOO_MANY);
});

test('a program orders, but sends no emails; nor does who has not confirmed an address', async () => {
  const store = await createTestStore(thali);
  const { orders, send } = await ordersOf(store, 1);
  const secret = await makeTestKey(thali, store, ['stock.write']);
  const sent = await thali.call('POST', `/api/stores/${store.storeId}/stock/purchases/${orders[0]}/send`, {
    headers: { authorization: `Bearer ${secret}` },
    body: { by: 'email' },
  });
  expectError(sent, 403, 'FORBIDDEN', { details: { scopes: [] } });
  await thali.database.pool.query('update accounts set verified_at = null');
  expectError(await send(0), 403, 'EMAIL_UNVERIFIED');
});
