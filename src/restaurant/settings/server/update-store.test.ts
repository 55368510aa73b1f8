import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { CallOptions } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(thali, catalogueOf([simpleItem('Chai', 20)]));
const manager = await addTestStaff(thali, store, 'MANAGER');

const patch = (body: object, { token = store.token, of = store }: { token?: string; of?: TestStore } = {}) =>
  thali.call('PATCH', `/store/api/store/${of.storeId}/`, { body, token });
const read = (options: CallOptions = { token: store.token }) =>
  thali.call('GET', `/store/api/store/${store.storeId}/`, options);
const publicPage = async () =>
  (await thali.call('GET /restaurant/api/store/web/:slug', { params: store })).body;

test.each([
  ['a script for a link', { links: [{ type: 'Website', url: 'javascript:alert(1)' }] }],
  ['data for a link', { links: [{ type: 'Website', url: 'data:text/html,x' }] }],
  ['an unknown kind of link', { links: [{ type: 'Gopher', url: 'https://x.example' }] }],
  ['an unknown time zone', { timeZone: 'Asia/Atlantis' }],
  ['a time zone by its offset', { timeZone: '+11:37' }],
  ['an invalid colour', { primaryColor: 'red;}' }],
  ['a picture that is a script', { logo: 'javascript:alert(1)' }],
  ['an unknown field', { revision: 1 }],
  ['half of the credentials', { store_gateway_config: { merchent_id: 'M1' } }],
])('refuses %s', async (_, body) => {
  const { body: before } = await read();
  const answer = await patch(body);
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
  expect((await read()).body).toEqual(before);
});

test('another store’s owner does not find the store', async () => {
  const other = await createTestStore(thali);
  const answer = await patch({ name: 'Taken over' }, { token: other.token });
  expect([answer.status, answer.body.code]).toEqual([404, 'STORE_NOT_FOUND']);
  expect((await read({ token: other.token })).status).toBe(404);
});

test('a change is on the public page at once, as a new revision', async () => {
  const { body: before } = await read();
  const links = [
    { type: 'WhatsApp', url: '+91 90000 00000' },
    { type: 'Instagram', url: 'thali.kitchen' },
    { type: 'Website', url: 'https://thali.example/menu' },
  ];
  const change = { name: 'Chai Ghar', links, address: { city: 'Pune' }, timeZone: 'Asia/Kolkata' };
  const { status, body } = await patch(change);
  expect(status).toBe(200);
  expect(body.revision).toBe(before.revision + 1);
  expect(body.address).toEqual({ ...before.address, city: 'Pune' });
  expect((await publicPage()).profile).toMatchObject({ name: 'Chai Ghar', links, address: { city: 'Pune' } });
});

test('a language more is one in which guests can read its page; English is always one', async () => {
  expect((await publicPage()).profile).not.toHaveProperty('languages');
  expect((await patch({ languages: ['mr', 'hi'] })).status).toBe(200);
  expect((await publicPage()).profile).toMatchObject({ languages: ['en', 'hi', 'mr'] });
  expect((await patch({ languages: [] })).body.languages).toEqual(['en']);
  expect((await patch({ languages: ['xx'] })).status).toBe(422);
  expect((await patch({ languages: ['hi'] })).body).not.toHaveProperty('languages');
});

test('gateway credentials are set by the owner only and never shown', async () => {
  const secret = {
    store_gateway_config: { merchent_id: 'MID-OF-THE-STORE', merchent_key: 'KEY-OF-THE-STORE' },
  };
  expect((await patch(secret, { token: manager })).body.code).toBe('FORBIDDEN');
  const written = await patch(secret);
  expect(written.body.hasGateway).toBe(true);
  for (const shown of [written.text, (await read()).text, JSON.stringify(await publicPage())]) {
    expect(shown).not.toMatch(/OF-THE-STORE|merchent/);
  }
  expect((await patch({ store_gateway_config: null })).body.hasGateway).toBe(false);
});

test('a pause stops orders until it ends by itself; the page stays up', async () => {
  const until = new Date(thali.clock.now + 10 * MINUTE).toISOString();
  await patch({ paused: true, pausedUntil: until }, { token: manager });
  const url = `/order/create/web/${store.storeId}`;
  const body = orderBody(store, { lines: [{ item: 'Chai', value: 20 }], amount: 20 });
  const refused = await thali.call('POST', url, { body });
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    409,
    'STORE_CLOSED',
    { reason: 'paused', until },
  ]);
  expect((await publicPage()).menus).toHaveLength(1);
  thali.clock.advance(10 * MINUTE);
  expect((await thali.call('POST', url, { body })).status).toBe(201);
});

test('two concurrent changes of different fields both succeed', async () => {
  await Promise.all([
    patch({ address: { street: '1 MG Road' } }),
    patch({ address: { pinCode: '411001' } }, { token: manager }),
  ]);
  expect((await read()).body.address).toMatchObject({ street: '1 MG Road', pinCode: '411001' });
});

test('how long guests’ data is kept changes together with the rest, or not at all', async () => {
  const months = async () =>
    (await thali.call('GET /api/stores/:storeId/guest-data', { params: store, token: store.token })).body;
  const guestData = { months: 6 };
  expect((await patch({ guestData, name: 'Chai' }, { token: manager })).status).toBe(403);
  expect((await patch({ guestData, secondStepRoles: ['OWNER'] })).status).toBe(422);
  expect((await months()).months).not.toBe(6);
  expect((await patch({ guestData, secondStepRoles: ['MANAGER'] })).body.secondStepRoles).toEqual([
    'MANAGER',
  ]);
  expect(await months()).toEqual(guestData);
});
