import { beforeEach, expect, test } from 'vitest';
import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { MOST_KEYS } from '../wire/keys.ts';
import { makeTestKey } from './testing/make-test-key.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
let store: TestStore;

beforeEach(async () => {
  store = await teaStore(thali);
});

const asProgram = (secret: string) => ({ authorization: `Bearer ${secret}` });
const orders = (secret: string, of = store) =>
  thali.call('GET', `/api/stores/${of.storeId}/orders`, { headers: asProgram(secret) });
const listed = async () => (await askOffice(thali, store, 'GET', 'keys')).body.keys;

test('a program reads with its key what its scopes have, and is told which would be enough for more', async () => {
  const secret = await makeTestKey(thali, store, ['orders.read']);
  expect((await orders(secret)).status).toBe(200);
  const refused = await thali.call(
    'GET',
    `/api/stores/${store.storeId}/reports/sales?from=2026-01-01&to=2026-01-02`,
    {
      headers: asProgram(secret),
    },
  );
  expectError(refused, 403, 'FORBIDDEN', { details: { scopes: ['money.read'] } });
});

test('its secret is in no answer but the one that made it, and its end tells keys apart', async () => {
  const secret = await makeTestKey(thali, store, ['menu.read'], { name: 'Website', days: 30 });
  const { text, body } = await askOffice(thali, store, 'GET', 'keys');
  expect(text).not.toContain(secret.slice(-40));
  expect(body.keys).toMatchObject([
    { name: 'Website', scopes: ['menu.read'], end: secret.slice(-4), seenAt: null, seenFrom: null },
  ]);
  await orders(secret);
  expect((await listed())[0]).toMatchObject({ seenAt: expect.any(String), seenFrom: '127.0.0.1' });
});

test('what a program does is under the name of its key', async () => {
  const secret = await makeTestKey(thali, store, ['orders.write'], { name: 'Delivery partner' });
  const { _id } = await placeTestOrder(thali, store, TEA);
  const moved = await thali.call('POST', `/api/stores/${store.storeId}/orders/${_id}/state`, {
    headers: asProgram(secret),
    body: { from: 1, to: 2 },
  });
  expect(moved.status).toBe(200);
  const { text } = await askOffice(thali, store, 'GET', `orders/${_id}`);
  expect(text).toContain('Delivery partner');
});

test('guests’ numbers need a scope of their own', async () => {
  const phone = '9876543210';
  await placeTestOrder(thali, store, { ...TEA, more: { user: { phone, countryCode: '+91' } } });
  const [without, withGuests] = [
    await makeTestKey(thali, store, ['orders.read']),
    await makeTestKey(thali, store, ['orders.read', 'guests.read']),
  ];
  expect((await orders(without)).text).not.toContain(phone);
  expect((await orders(withGuests)).text).toContain(phone);
});

test('a key is good for its own store alone', async () => {
  const secret = await makeTestKey(thali, store, ['orders.read']);
  expectError(await orders(secret, await teaStore(thali)), 404, 'STORE_NOT_FOUND');
});

test('a key that has ended, or was removed, is none', async () => {
  const ending = await makeTestKey(thali, store, ['orders.read'], { days: 30 });
  const removed = await makeTestKey(thali, store, ['orders.read'], { name: 'Removed' });
  const key = (await listed()).find(({ name }: { name: string }) => name === 'Removed');
  expect((await askOffice(thali, store, 'DELETE', `keys/${key._id}`)).status).toBe(204);
  expectError(await orders(removed), 401, 'UNAUTHENTICATED');
  expectError(await askOffice(thali, store, 'DELETE', `keys/${key._id}`), 404, 'KEY_NOT_FOUND');
  thali.clock.advance(30 * DAY - MINUTE);
  expect((await orders(ending)).status).toBe(200);
  thali.clock.advance(MINUTE);
  expectError(await orders(ending), 401, 'UNAUTHENTICATED');
});

test('a secret that was replaced is good for another day', async () => {
  const former = await makeTestKey(thali, store, ['orders.read']);
  const [{ _id }] = await listed();
  const { body } = await askOffice(thali, store, 'POST', `keys/${_id}/secret`, {});
  expect(body.key.formerUntil).not.toBe(null);
  for (const secret of [former, body.secret]) expect((await orders(secret)).status).toBe(200);
  thali.clock.advance(DAY);
  expectError(await orders(former), 401, 'UNAUTHENTICATED');
  expect((await orders(body.secret)).status).toBe(200);
  expect((await listed())[0].formerUntil).toBe(null);
});

test('a key that has ended gets no new secret, which would open nothing', async () => {
  await makeTestKey(thali, store, ['orders.read'], { days: 30 });
  const [{ _id }] = await listed();
  await thali.database.pool.query('update store_keys set ends_at = created_at where store_id = $1', [
    store.storeId,
  ]);
  expectError(await askOffice(thali, store, 'POST', `keys/${_id}/secret`, {}), 404, 'KEY_NOT_FOUND');
});

test('a program is told how many calls it has left', async () => {
  const secret = await makeTestKey(thali, store, ['orders.read']);
  const { headers } = await orders(secret);
  expect(headers['ratelimit-policy']).toBe('"calls";q=600;w=60');
  expect(headers['ratelimit']).toBe('"calls";r=599;t=60');
  thali.clock.advance(10_000);
  expect((await orders(secret)).headers['ratelimit']).toBe('"calls";r=598;t=50');
  for (let count = 2; count < 600; count++) await orders(secret);
  const refused = await orders(secret);
  expect(refused).toMatchObject({ status: 429, headers: { ratelimit: '"calls";r=0;t=50' } });
});

test('refuses a second key of one name, one without scopes, and more than a store may have', async () => {
  await makeTestKey(thali, store, ['menu.read'], { name: 'Website' });
  const add = (body: object) =>
    askOffice(thali, store, 'POST', 'keys', { scopes: ['menu.read'], days: null, ...body });
  expectFields(await add({ name: 'Website' }), { name: 'There is already a key of this name' });
  expectFields(await add({ name: 'Nothing', scopes: [] }), { scopes: expect.any(String) });
  for (let count = 1; count < MOST_KEYS; count++) await makeTestKey(thali, store, ['menu.read']);
  expectFields(await add({ name: 'One more' }), { name: `A store has at most ${MOST_KEYS} keys` });
});
