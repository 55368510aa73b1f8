import { expect, test } from 'vitest';
import { makeFirstOperator, makeOperator } from '#operators/people/server/make-operator.ts';
import { type Ctx, createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  logIn,
  PASSWORD,
  patchStore,
  placeTestOrder,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { countUse } from './count-use.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const thali = await useTestApp();
const token = await signInOperator(thali);
const system = (): Ctx => createContext(thali.services, { kind: 'system' });
const made = () => ({
  ...system(),
  passwords: thali.services.passwords,
  site: { ...system().site, origin: 'https://menu.example' },
});

async function list(query: Record<string, string> = {}) {
  const { body } = await thali.call('GET', `/api/operator/stores?${new URLSearchParams(query)}`, { token });
  return body as { stores: { _id: string; name: string; status: string }[]; next: string | null };
}
const namesIn = async (query: Record<string, string>) => (await list(query)).stores.map(({ name }) => name);

test('an operator chooses a password by their link, and needs a second step', async () => {
  const email = 'omar@thali.example';
  const link = new URL(await makeOperator(made(), email));
  expect(link.href).toMatch(/^https:\/\/menu\.example\/auth\/reset-password#token=/);
  const body = { token: link.hash.slice('#token='.length), password: PASSWORD };
  expect((await thali.call('POST /api/account/reset', { body })).status).toBe(204);
  const own = { token: await logIn(thali, email) };
  expectError(await thali.call('GET', '/api/operator/stores', own), 403, 'SECOND_STEP_REQUIRED');
  expect((await thali.call('POST', '/api/account/reset', { body })).status).not.toBe(204);
});

test('the address in the environment is made an operator only where there is none', async () => {
  expect(await makeFirstOperator(made(), 'second@thali.example')).toBeNull();
});

test('an owner who becomes an operator keeps their account', async () => {
  const store = await teaStore(thali);
  const { body } = await thali.call('GET /api/session', { token: store.token });
  await makeOperator(made(), body.account.email.toUpperCase());
  expect((await thali.call('GET /api/session', { token: store.token })).body.account._id).toBe(
    body.account._id,
  );
});

test('whoever had signed up with the address of an operator, and not confirmed it, loses the account', async () => {
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.database.pool.query('update accounts set verified_at = null where email = $1', [email]);
  await makeOperator(made(), email);
  expectError(await thali.call('GET /api/session', { token: store.token }), 401, 'UNAUTHENTICATED');
  const body = { email, password: PASSWORD };
  expectError(await thali.call('POST', '/api/session', { body }), 401, 'CREDENTIALS_INVALID');
});

test('stores are found by name, city, address and owner, and by how they stand', async () => {
  const store = await teaStore(thali);
  const name = `Chai of ${store.slug}`;
  await patchStore(thali, store, { name, address: { city: `Mysuru ${store.slug}` } });
  const { body } = await thali.call('GET /api/session', { token: store.token });
  for (const search of [name.toUpperCase(), `mysuru ${store.slug}`, store.slug, body.account.email])
    expect(await namesIn({ search })).toEqual([name]);
  expect(await namesIn({ search: store.slug, state: 'active', plan: 'Pro' })).toEqual([name]);
  expect(await namesIn({ search: store.slug, state: 'trial' })).toEqual([]);
  expect(await namesIn({ search: store.slug, plan: 'Free' })).toEqual([]);
  expect(await namesIn({ search: '100%' })).toEqual([]);
});

test('stores are sorted by the orders and revenue of their last 30 days', async () => {
  const [busy, quiet] = [await teaStore(thali), await teaStore(thali)];
  for (let times = 0; times < 3; times++) await placeTestOrder(thali, busy, TEA);
  await placeTestOrder(thali, quiet, TEA);
  const ids = [quiet.storeId, busy.storeId];
  await countUse(system(), ids);
  for (const sort of ['orders', 'revenue'])
    expect((await list({ sort })).stores.map(({ _id }) => _id).slice(0, 2)).toEqual([
      busy.storeId,
      quiet.storeId,
    ]);
  const [first] = (await list({ sort: 'orders' })).stores;
  expect(first).toMatchObject({
    orders: 3,
    revenue: 60,
    lastOrderAt: new Date(thali.clock.now).toISOString(),
  });
});

test.each(['newest', 'name', 'orders', 'revenue', 'lastOrder'])(
  'pages by %s list each store once',
  async (sort) => {
    for (let more = (await list()).stores.length; more < 52; more++) await teaStore(thali);
    const first = await list({ sort });
    const second = await list({ sort, after: first.next ?? '' });
    const ids = [...first.stores, ...second.stores].map(({ _id }) => _id);
    expect(first.stores).toHaveLength(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.next).toBeNull();
  },
);

test('a page for a file has up to 500 stores', async () => {
  const { stores, next } = await list({ forFile: '1' });
  expect(stores.length).toBeGreaterThan(50);
  expect(next).toBeNull();
});

test.each([
  ['no JSON', 'x', 'newest'],
  ['another shape', '["a","b"]', 'newest'],
  ['a name among numbers', `["a","${ID}"]`, 'orders'],
])('a cursor with %s is refused', async (_, place, sort) => {
  const after = Buffer.from(place).toString('base64url');
  const answer = await thali.call('GET', `/api/operator/stores?sort=${sort}&after=${after}`, { token });
  expectFields(answer, { after: expect.any(String) });
});

test('a cursor that the database could not read is refused', async () => {
  const after = Buffer.from(JSON.stringify(['\0', ID])).toString('base64url');
  const answer = await thali.call('GET', `/api/operator/stores?sort=name&after=${after}`, { token });
  expectFields(answer, { text: expect.any(String) });
});

test('nobody can order at a suspended store until it is resumed, and its owner reads why', async () => {
  const store = await teaStore(thali);
  const change = (verb: string, body?: object) =>
    thali.call('POST', `/api/operator/stores/${store.storeId}/${verb}`, { token, ...(body ? { body } : {}) });
  const profile = async () =>
    (await thali.call('GET /restaurant/api/store/web/:slug', { params: store })).body;
  const slugsListed = async () =>
    (await thali.call('GET', `/api/store-listings?q=${name}`)).body.stores.map(({ slug }: TestStore) => slug);
  const name = `Tea${store.slug.replaceAll('-', '')}`;
  await patchStore(thali, store, { name });
  expect(await slugsListed()).toEqual([store.slug]);

  expect((await change('suspend', { reason: 'No answer' })).body).toMatchObject({
    status: 'suspended',
    suspendedFor: 'No answer',
  });
  expectError(await postOrder(thali, store, TEA), 409, 'STORE_SUSPENDED');
  expect((await profile()).profile.subscriptionStatus).toBe('suspended');
  expect(await namesIn({ search: store.slug, state: 'suspended' })).toHaveLength(1);
  expect(await slugsListed()).toEqual([]);
  const log = await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token });
  expect(log.body.entries[0]).toMatchObject({ what: 'suspended', subject: 'No answer' });

  const again = await Promise.all([
    change('suspend', { reason: 'Later' }),
    change('suspend', { reason: 'Last' }),
  ]);
  expect(again.map(({ body }) => body.suspendedFor)).toEqual(['No answer', 'No answer']);
  expect((await change('resume')).body).toMatchObject({ status: 'active', suspendedFor: '' });
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
  expect(await slugsListed()).toEqual([store.slug]);
});

test('another site cannot use the browser of an operator', async () => {
  const store = await teaStore(thali);
  const answer = await thali.call('POST', `/api/operator/stores/${store.storeId}/suspend`, {
    body: { reason: 'x' },
    headers: { cookie: `thali_session=${token}`, 'sec-fetch-site': 'cross-site' },
  });
  expectError(answer, 404, 'NOT_FOUND');
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
});

test('orders count for 30 days', async () => {
  const store = await teaStore(thali);
  await placeTestOrder(thali, store, TEA);
  thali.clock.advance(31 * DAY);
  await countUse(system(), [store.storeId]);
  const url = `/api/operator/stores/${store.storeId}`;
  const { body } = await thali.call('GET', url, { token: await signInOperator(thali) });
  expect(body).toMatchObject({ orders: 0, revenue: 0, lastOrderAt: expect.any(String) });
});
