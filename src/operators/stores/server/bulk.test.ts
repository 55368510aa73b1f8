import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OperatorEntry } from '#operators/log/wire/operator-log.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand } from '#testing/server/test-brands.ts';
import { patchStore, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import type { BulkOutcome, BulkPreview } from '../wire/bulk.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);

async function newPlan(limits: object = {}): Promise<string> {
  const name = `Plan ${unique()}`;
  await thali.call('POST', '/api/operator/plans', { token, body: { name, limits } });
  return name;
}
/** Some with a name that nobody else has. */
async function newStores(count: number) {
  const search = unique();
  const stores: TestStore[] = [];
  for (let at = 0; at < count; at++) {
    const store = await teaStore(thali);
    await patchStore(thali, store, { name: `${search} ${at}` });
    stores.push(store);
  }
  return { search, stores, ids: stores.map(({ storeId }) => storeId) };
}
const preview = async (query: Record<string, string>, by = token) => {
  const answer = await thali.call('GET', `/api/operator/bulk/preview?${new URLSearchParams(query)}`, {
    token: by,
  });
  return answer.body as BulkPreview;
};
const run = (act: string, body: object, by = token) =>
  thali.call('POST', `/api/operator/bulk/${act}`, { token: by, body: { bulk: randomUUID(), ...body } });
const log = async (query: string): Promise<OperatorEntry[]> =>
  (await thali.call('GET', `/api/operator/log?${query}`, { token })).body.entries;
const planOf = async (params: TestStore) =>
  (await thali.call('GET /api/operator/stores/:storeId', { params, token })).body.plan;

test('a plan that cannot be chosen and a blank tag are refused at their field, before and at the act', async () => {
  const storeIds = [randomUUID()];
  const get = (query: string) => thali.call('GET', `/api/operator/bulk/preview?${query}`, { token });
  expectFields(await get('act=plan&to=None'), { plan: expect.any(String) });
  expectFields(await run('plan', { storeIds, plan: 'None' }), { plan: expect.any(String) });
  expectFields(await get('act=tag&to=+'), { tag: expect.any(String) });
  expectFields(await run('tag', { storeIds, tag: ' ' }), { tag: expect.any(String) });
  expectFields(await run('suspend', { storeIds, reason: '' }), { reason: expect.any(String) });
  expectFields(await run('resume', { storeIds: [] }), { storeIds: expect.any(String) });
});

test('a preview tells how many change and how many are left and why, and the act then does that and no more', async () => {
  const { search, stores, ids } = await newStores(4);
  const [first, second, third] = stores as [TestStore, TestStore, TestStore];
  const plan = await newPlan({ tables: 1 });
  await thali.call('PATCH', `/api/operator/stores/${second.storeId}/subscription`, { token, body: { plan } });
  const tables = ['1', '2'].map((iden) => ({ iden, idel: 'Table', conf: null }));
  await thali.call('POST', `/api/stores/${third.storeId}/tables`, { token: third.token, body: { tables } });
  await thali.call('POST', `/api/operator/stores/${ids[3]}/close`, { token, body: { reason: 'Fraud' } });
  const found = await preview({ search, act: 'plan', to: plan });
  expect(found).toEqual({
    change: { count: 1, names: [`${search} 0`] },
    left: [
      { why: 'same', count: 1, names: [`${search} 1`] },
      { why: 'closed', count: 1, names: [`${search} 3`] },
      { why: 'tooLarge', count: 1, names: [`${search} 2`] },
    ],
    from: [{ plan: expect.any(String), count: 1 }],
    renewing: 0,
    trials: expect.any(Number),
    ids: [first.storeId],
    isCut: false,
  });
  expect(await preview({ ids: `${third.storeId},nonsense`, act: 'plan', to: plan })).toMatchObject({
    ids: [],
  });
  const later = await teaStore(thali);
  await patchStore(thali, later, { name: `${search} later` });
  const { body } = await run('plan', { storeIds: found.ids, plan });
  expect(body).toEqual({ changed: 1, left: [], failed: [] });
  expect([await planOf(first), await planOf(third), await planOf(later)]).toEqual([plan, 'Pro', 'Pro']);
});

test('an act that is sent twice changes each restaurant once, with one entry of the log and one line for its owner', async () => {
  const { stores, ids } = await newStores(2);
  const plan = await newPlan();
  const body = { bulk: randomUUID(), storeIds: ids, plan, reason: 'Moved to the new price' };
  await Promise.all([run('plan', body), run('plan', body)]);
  expect((await run('plan', body)).body).toEqual({
    changed: 0,
    left: ids.map((_id) => ({ _id, why: 'same' })),
    failed: [],
  });
  const entries = await log(`bulk=${body.bulk}`);
  expect(entries).toHaveLength(2);
  for (const entry of entries)
    expect(entry).toMatchObject({ what: 'subscription', bulk: body.bulk, why: body.reason, to: { plan } });
  expect(await log(`bulk=${randomUUID()}`)).toEqual([]);
  const [store] = stores as [TestStore];
  const told = await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token });
  expect(told.body.entries.filter(({ what }) => what === 'planned')).toHaveLength(1);
});

test('what fails for one restaurant is told, and holds up no other', async () => {
  const { ids } = await newStores(3);
  const sql = `alter table staff_log add constraint fails check (store_id <> '${ids[1]}') not valid`;
  await thali.database.pool.query(sql);
  const answer = await run('suspend', { storeIds: ids, reason: 'Unpaid' });
  await thali.database.pool.query('alter table staff_log drop constraint fails');
  expect(answer.body).toMatchObject({ changed: 2, failed: [{ _id: ids[1], code: 'INTERNAL' }] });
  const again = await run('suspend', { storeIds: ids, reason: 'Unpaid' });
  expect(again.body).toMatchObject({ changed: 1, failed: [] });
  expect((await run('resume', { storeIds: ids })).body).toMatchObject({ changed: 3 });
});

test('chosen restaurants read an announcement, and no others; it is listed once', async () => {
  const { stores, ids } = await newStores(3);
  const read = async ({ storeId, token: by }: TestStore) =>
    (await thali.call('GET', `/api/stores/${storeId}/announcements`, { token: by })).body.announcements;
  const words = { text: `Hello ${unique()}`, textInHindi: '', until: '2030-01-31T23:59:59Z' };
  const bulk = randomUUID();
  for (const storeId of ids.slice(0, 2)) await run('announce', { bulk, storeIds: [storeId], ...words });
  await run('announce', { bulk, storeIds: ids.slice(0, 2), ...words });
  const told = await Promise.all(stores.map(read));
  expect(told.map(([one]) => one?.text)).toEqual([words.text, words.text, undefined]);
  expect(told[0]).toHaveLength(1);
  const { body } = await thali.call('GET', '/api/operator/announcements', { token });
  expect(body.announcements).toMatchObject([{ _id: bulk, chosen: true, plan: '' }]);
  expect(await log(`bulk=${bulk}`)).toMatchObject([
    { to: { text: words.text } },
    { to: { text: words.text } },
  ]);
  await thali.call('DELETE', `/api/operator/announcements/${bulk}`, { token });
  expect(await read(stores[0] as TestStore)).toEqual([]);
});

test('a tag is added to many and removed from them', async () => {
  const { ids } = await newStores(2);
  const tag = `north ${unique()}`;
  expect((await run('tag', { storeIds: ids, tag: tag.toUpperCase() })).body.changed).toBe(2);
  const found = await preview({ tag, act: 'untag', to: tag });
  expect(found.ids.toSorted()).toEqual(ids.toSorted());
  expect((await run('untag', { storeIds: ids, tag })).body.changed).toBe(2);
  expect(await preview({ tag, act: 'untag', to: tag })).toMatchObject({ ids: [], left: [] });
});

test('each role does to many what it does to one', async () => {
  const { ids: storeIds } = await newStores(1);
  const [support, finance] = [await signInOperator(thali, 'SUPPORT'), await signInOperator(thali, 'FINANCE')];
  expectError(await run('plan', { storeIds, plan: 'Free' }, support), 403, 'FORBIDDEN');
  expectError(await run('suspend', { storeIds, reason: 'x' }, finance), 403, 'FORBIDDEN');
  expect((await run('plan', { storeIds, plan: 'Free' }, finance)).status).toBe(200);
  expect((await run('suspend', { storeIds, reason: 'x' }, support)).status).toBe(200);
});

test('restaurants of another brand are neither found nor changed', async () => {
  const others = await openTestBrand(thali, 'Dhaba');
  const theirs = await signInOperator(others.thali, 'OWNER', others.brandId);
  const { search, ids, stores } = await newStores(1);
  const call = (method: string, url: string, body?: object) =>
    others.thali.call(method, `/api/operator/bulk/${url}`, { token: theirs, ...(body && { body }) });
  for (const query of [`search=${search}`, `ids=${ids[0]}`])
    expect((await call('GET', `preview?act=suspend&${query}`)).body).toMatchObject({ ids: [], left: [] });
  const body = { bulk: randomUUID(), storeIds: ids, plan: 'Free' };
  const { body: outcome } = await call('POST', 'plan', body);
  expect(outcome as BulkOutcome).toEqual({ changed: 0, left: [{ _id: ids[0], why: 'gone' }], failed: [] });
  expect(await planOf(stores[0] as TestStore)).toBe('Pro');
});

test('owners who have not come are invited again; one whose email fails is told, and others are left', async () => {
  const email = `owner-${unique()}@thali.example`;
  const made = await thali.call('POST', '/api/operator/stores', {
    token,
    body: { key: unique(), name: `Waits ${unique()}`, email, plan: await newPlan() },
  });
  const { stores } = await newStores(1);
  const storeIds = [made.body.store._id, stores[0]?.storeId ?? ''];
  const seen = await preview({ act: 'invite', ids: storeIds.join(',') });
  expect(seen).toMatchObject({ ids: [storeIds[0]], left: [{ why: 'owned', count: 1 }] });
  const before = thali.emails.length;
  expect((await run('invite', { storeIds })).body).toEqual({
    changed: 1,
    failed: [],
    left: [{ _id: storeIds[1], why: 'owned' }],
  });
  expect(thali.emails.slice(before).map(({ to }) => to)).toEqual([email]);
});

test('a preview of a plan says which plans it replaces, and how many try theirs', async () => {
  const { stores, ids } = await newStores(3);
  const [from, to] = [await newPlan(), await newPlan()];
  for (const [at, status] of ['trial', 'active'].entries())
    await thali.call('PATCH', `/api/operator/stores/${stores[at]?.storeId}/subscription`, {
      token,
      body: { plan: from, status },
    });
  const { from: plans, trials, renewing } = await preview({ act: 'plan', to, ids: ids.join(',') });
  expect(plans[0]).toEqual({ plan: from, count: 2 });
  expect([plans.length, trials, renewing]).toEqual([2, 1, 0]);
});
