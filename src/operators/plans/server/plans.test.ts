import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, postOrder, TEA, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import { PLAN_LIMITS } from '../rules/plan.ts';

const thali = await useTestApp();
const operator = await signInOperator(thali);
const at = (path: string) => `/api/operator/${path}`;
const byOperator = (method: string, path: string, body?: object) =>
  thali.call(method, at(path), { token: operator, ...(body && { body }) });

/** A store on a plan of its own. */
async function storeOn(terms: { limits?: object; features?: string[] }): Promise<TestStore> {
  const store = await teaStore(thali);
  const name = `Plan ${unique()}`;
  expect((await byOperator('POST', 'plans', { name, ...terms })).status).toBe(201);
  const moved = await byOperator('PATCH', `stores/${store.storeId}/subscription`, { plan: name });
  expect(moved.body).toMatchObject({ plan: name, status: 'active' });
  return store;
}
const call = (store: TestStore, method: string, path: string, body?: unknown, headers = {}) =>
  thali.call(method, `/api/stores/${store.storeId}/${path}`, { token: store.token, body, headers });
const planOf = async (store: TestStore) => (await call(store, 'GET', 'plan')).body;

const addTable = (store: TestStore) =>
  call(store, 'POST', 'tables', { tables: [{ iden: unique(), idel: 'Table', conf: null }] });
const invite = (store: TestStore) =>
  call(store, 'POST', 'invitations', { email: `${unique()}@thali.example`, role: 'STAFF' });
/** Sends the catalogue with its first dish changed, or with one more. */
async function saveDish(store: TestStore, change: (dish: { label: string; _id?: string }) => object[]) {
  const { body } = await call(store, 'GET', 'catalogue');
  const { revision, ...catalogue } = body;
  const [category] = catalogue.menus[0].categories;
  category.items = change(category.items[0]);
  return call(store, 'PUT', 'catalogue', catalogue, { 'if-match': `"${revision}"` });
}
const addDish = (store: TestStore) =>
  saveDish(store, ({ _id, ...dish }) => [
    { _id, ...dish },
    { ...dish, label: `Dish ${unique()}` },
  ]);
async function upload(store: TestStore) {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 };
  const create = { width: 700, height: 700, channels: 3 as const, background: '#000', noise };
  const png = await sharp({ create }).png().toBuffer();
  return call(store, 'POST', 'images', png, { 'content-type': 'image/png' });
}
const openStore = (store: TestStore) =>
  thali.call('POST', '/api/stores', { token: store.token, body: { name: 'Annexe' } });

test.each([
  ['dishes', addDish],
  ['tables', addTable],
  ['people', invite],
  ['outlets', openStore],
  ['picturesMb', upload],
] as const)(
  'more %s than the plan has room for are refused, and allowed in a larger plan',
  async (limit, make) => {
    const store = await storeOn({});
    await thali.verify((await thali.call('GET /api/session', { token: store.token })).body.account.email);
    const { used } = (await planOf(store)).use[limit];
    const { plan } = await planOf(store);
    const { plans } = (await byOperator('GET', 'plans')).body;
    const { _id } = plans.find(({ name }: { name: string }) => name === plan);
    await byOperator('PATCH', `plans/${_id}`, { limits: { [limit]: used } });
    const refused = await make(store);
    expectError(refused, 409, 'PLAN_LIMIT', { details: { limit, most: used, used } });
    await byOperator('PATCH', `plans/${_id}`, { limits: { [limit]: used + 100 } });
    expect((await make(store)).status).toBeLessThan(300);
    expect((await planOf(store)).use[limit].used).toBeGreaterThan(used);
  },
);

test('of two tables at once only one gets the last place', async () => {
  const store = await storeOn({ limits: { tables: 1 } });
  const answers = await Promise.all([addTable(store), addTable(store)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an invitation that has expired is sent again only where there is room for it', async () => {
  const store = await storeOn({ limits: { people: 2 } });
  await thali.verify((await thali.call('GET /api/session', { token: store.token })).body.account.email);
  const { _id } = (await invite(store)).body.invitation;
  const resend = () => call(store, 'POST', `invitations/${_id}/resend`, {});
  expect((await resend()).status).toBeLessThan(300);
  await thali.database.pool.query('update invitations set expires_at = created_at where store_id = $1', [
    store.storeId,
  ]);
  expect((await invite(store)).status).toBeLessThan(300);
  expectError(await resend(), 409, 'PLAN_LIMIT', { details: { limit: 'people', most: 2, used: 2 } });
});

test('whatever is there stays and can be changed in a plan that is too small', async () => {
  const store = await storeOn({ limits: { dishes: 0, ordersPerMonth: 0 } });
  const saved = await saveDish(store, (dish) => [{ ...dish, label: 'Better tea' }]);
  expect(saved.status).toBe(200);
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
  expect((await planOf(store)).use.ordersPerMonth).toEqual({ used: 1, most: 0 });
});

const GATEWAY = { merchent_id: 'M1', merchent_key: 'k'.repeat(16) };
test.each([
  ['longReports', (store: TestStore) => call(store, 'GET', 'reports/sales?from=2026-01-01&to=2026-01-31')],
  ['onlinePayment', (store: TestStore) => patchStore(thali, store, { store_gateway_config: GATEWAY })],
])('%s are refused in a plan without them', async (limit, ask) => {
  const store = await storeOn({});
  await thali.verify((await thali.call('GET /api/session', { token: store.token })).body.account.email);
  const details = { limit, most: 0, used: 0 };
  expectError(await ask(store), 409, 'PLAN_LIMIT', { details });
});

test('reports of the last 30 days are part of every plan', async () => {
  const store = await storeOn({});
  expect((await call(store, 'GET', 'reports/sales?period=last30')).status).toBe(200);
});

test('a subscription that has ended leaves what Free has, and a plan that nobody knows has no limits', async () => {
  const store = await storeOn({ features: ['longReports'] });
  await byOperator('PATCH', `stores/${store.storeId}/subscription`, {
    status: 'ended',
    endDate: '2026-11-01T00:00:00Z',
  });
  expect(await planOf(store)).toMatchObject({
    status: 'ended',
    endDate: '2026-11-01T00:00:00.000Z',
    use: { dishes: { most: 30 }, tables: { most: 5 } },
    features: [],
    viewOnly: false,
  });
  const { pool } = thali.database;
  await pool.query(
    "update stores set subscription_mode = 'Old', subscription_end = null, subscription_status = 'active' where store_id = $1",
    [store.storeId],
  );
  const { use } = await planOf(store);
  expect(PLAN_LIMITS.map((limit) => use[limit].most)).toEqual(PLAN_LIMITS.map(() => null));
});

test('guests and owners read the new plan at once', async () => {
  const store = await storeOn({});
  const { plan } = await planOf(store);
  const page = await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
  expect(page.text).toContain(`"subscriptionMode":"${plan}"`);
  const log = await call(store, 'GET', 'people/log');
  expect(log.body.entries[0]).toMatchObject({ what: 'planned' });
});

test('a new plan needs a name of its own, and a store a plan that exists', async () => {
  expect((await byOperator('GET', 'plans')).body.plans.slice(0, 3)).toMatchObject([
    { name: 'Free', price: 0 },
    { name: 'Pro', limits: { dishes: null } },
    { name: 'Chain' },
  ]);
  expectFields(await byOperator('POST', 'plans', { name: 'Pro' }), { name: expect.any(String) });
  const store = await teaStore(thali);
  const body = { plan: 'Nobody’s' };
  expectFields(await byOperator('PATCH', `stores/${store.storeId}/subscription`, body), {
    plan: expect.any(String),
  });
  expectError(await byOperator('PATCH', 'plans/none', { price: 1 }), 404, 'NOT_FOUND');
});

test('a new restaurant has its plan without end, or on trial where that is set', async () => {
  const usual = await teaStore(thali);
  expect(await planOf(usual)).toMatchObject({ plan: 'Pro', status: 'active', endDate: null });
  thali.services.trialDays = 30;
  const trying = await teaStore(thali);
  thali.services.trialDays = 0;
  const endDate = new Date(thali.clock.now + 30 * DAY).toISOString();
  expect(await planOf(trying)).toMatchObject({ plan: 'Pro', status: 'trial', endDate });
});
