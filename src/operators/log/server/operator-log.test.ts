import { expect, test } from 'vitest';
import type { OperatorLogQuery } from '#operators/people/wire/operators-calls.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const { account } = (await thali.call('GET /api/session', { token })).body;

const log = async (query: Partial<OperatorLogQuery> = {}, by = token) =>
  (await thali.call('GET /api/operator/log', { query, token: by })).body;
const outside = ({ storeId }: Pick<TestStore, 'storeId'>, act: string, body: object = {}, by = token) =>
  thali.call('POST', `/api/operator/stores/${storeId}/${act}`, { token: by, body });
const entriesOf = async ({ storeId: store }: TestStore) => (await log({ store })).entries;

test('a suspension stands in the log with who, why, from and to; a second one, which changes nothing, does not', async () => {
  const store = await teaStore(thali);
  await outside(store, 'suspend', { reason: 'Unpaid since May' });
  await outside(store, 'suspend', { reason: 'Again' });
  await outside(store, 'resume');
  const [resumed, suspended, ...others] = await entriesOf(store);
  expect(others).toEqual([]);
  const at = suspended?.to['suspended'] ?? '';
  expect(suspended).toEqual({
    _id: expect.any(String),
    at,
    name: 'Omar Operator',
    what: 'suspension',
    subject: expect.stringMatching(/^Test /),
    from: { suspended: '' },
    to: { suspended: at },
    why: 'Unpaid since May',
  });
  expect(resumed).toMatchObject({ from: { suspended: at }, to: { suspended: '' }, why: '' });
});

test('a change of a plan tells from what to what, on the restaurant’s page too', async () => {
  const store = await teaStore(thali);
  const body = { plan: 'Chain', endDate: '2027-01-31T23:59:59Z' };
  await thali.call('PATCH /api/operator/stores/:storeId/subscription', { params: store, body, token });
  const { acts = [] } = (
    await thali.call('GET /api/operator/stores/:storeId/details', { params: store, token })
  ).body;
  expect(acts).toEqual(await entriesOf(store));
  expect(acts).toMatchObject([
    {
      what: 'subscription',
      from: { plan: 'Pro', endDate: '' },
      to: { plan: 'Chain', endDate: '2027-01-31T23:59:59.000Z' },
    },
  ]);
  expect(Object.keys(acts[0]?.to ?? {})).toEqual(['plan', 'endDate']);
});

test('an announcement, a plan, an operator and an invitation are told as they were and as they are', async () => {
  const until = new Date(thali.clock.now + 86_400_000).toISOString();
  const call = (method: string, url: string, body?: object) =>
    thali.call(method, url, { token, ...(body && { body }) });
  const told = { text: `Hello ${unique()}`, textInHindi: '', plan: '', until };
  const { body: made } = await call('POST', '/api/operator/announcements', told);
  await call('DELETE', `/api/operator/announcements/${made._id}`);
  const [ended, added] = (await log({ what: 'announcement' })).entries;
  expect(added).toMatchObject({
    subject: told.text,
    from: { text: '', until: '' },
    to: { text: told.text, until },
  });
  expect(ended).toMatchObject({
    subject: told.text,
    from: { text: told.text, until },
    to: { text: '', until: '' },
  });

  const email = `next-${unique()}@thali.example`;
  await call('POST', '/api/operator/operators/invitations', { email, role: 'READER' });
  await call('POST', '/api/operator/invitations', { email });
  expect((await log({ what: 'operator' })).entries[0]).toMatchObject({
    subject: email,
    to: { invited: 'READER' },
  });
  expect((await log({ what: 'invitation' })).entries[0]).toMatchObject({ subject: email, to: { email } });

  const name = `Plan ${unique()}`;
  const fields = { price: 499, limits: { dishes: 10 }, features: [] };
  const { body: plan } = await call('POST', '/api/operator/plans', { name, ...fields });
  await call('PATCH', `/api/operator/plans/${plan._id}`, { ...fields, limits: { dishes: 20 } });
  const [changed, first] = (await log({ what: 'plan' })).entries;
  expect(first).toMatchObject({ subject: name, from: { price: '' }, to: { price: '499', dishes: '10' } });
  expect(changed).toMatchObject({ subject: name, from: { dishes: '10' }, to: { dishes: '20' } });
});

test('what is refused stands in no log', async () => {
  const store = await teaStore(thali);
  await thali.call('POST', `/api/stores/${store.storeId}/close`, { token: store.token });
  expectError(await outside(store, 'close', { reason: 'Fraud' }), 403, 'FORBIDDEN');
  expect(await entriesOf(store)).toEqual([]);
});

test('entries are found by person, restaurant and kind, page by page, and what is nobody’s finds none', async () => {
  const store = await teaStore(thali);
  const other = await signInOperator(thali, 'SUPPORT');
  for (let round = 0; round < 27; round++) {
    await outside(store, 'suspend', { reason: 'Round' }, other);
    await outside(store, 'resume', {}, other);
  }
  const { account: them } = (await thali.call('GET /api/session', { token: other })).body;
  const first = await log({ person: them._id });
  expect(first.entries).toHaveLength(50);
  const second = await log({ person: them._id, after: first.next ?? '' });
  expect(second).toMatchObject({ next: null });
  const ids = [...first.entries, ...second.entries].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(54);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect((await log({ person: them._id, forFile: '1' })).entries).toHaveLength(54);
  expect((await log({ store: store.slug.toUpperCase(), what: 'closing' })).entries).toEqual([]);
  expect((await log({ store: store.slug })).entries).toHaveLength(50);
  expect(first.people).toContainEqual({ _id: account._id, name: 'Omar Operator' });
  for (const query of [{ person: 'nobody' }, { store: 'no-such-store' }])
    expect((await log(query)).entries).toEqual([]);
});

test('a log is that of one brand', async () => {
  const store = await teaStore(thali);
  await outside(store, 'suspend', { reason: 'Unpaid' });
  const sql = 'update operator_log set brand_id = $2 where about_store = $1';
  await thali.database.pool.query(sql, [store.storeId, '00000000-0000-7000-8000-00000000000b']);
  expect(await entriesOf(store)).toEqual([]);
});

test('owners read why their restaurant is suspended, in their office and by email; guests do not', async () => {
  const store = await teaStore(thali);
  thali.emails.length = 0;
  await outside(store, 'suspend', { reason: 'The licence has run out' });
  const owner = (await thali.call('GET /api/session', { token: store.token })).body.account.email;
  expect(thali.emails).toMatchObject([
    { to: owner, text: expect.stringContaining('The licence has run out') },
  ]);
  const profile = await thali.call('GET', `/store/api/store/${store.storeId}/`, { token: store.token });
  expect(profile.text).toContain('"suspendedFor":"The licence has run out"');
  const guests = await thali.call('GET', `/restaurant/api/store/web/${store.slug}/`);
  expect(guests.text).not.toContain('licence');
  expectError(await postOrder(thali, store, TEA), 409, 'STORE_SUSPENDED');
  thali.emails.length = 0;
  await outside(store, 'resume');
  expect(thali.emails).toMatchObject([{ to: owner, subject: expect.stringContaining('is back') }]);
});
