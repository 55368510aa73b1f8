import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { setUpSecondStep, signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const list = async (query: Record<string, string> = {}, asker = token) =>
  (await thali.call('GET', `/api/operator/accounts?${new URLSearchParams(query)}`, { token: asker })).body;
const accountOf = async (asker: string) =>
  (await thali.call('GET /api/session', { token: asker })).body.account as { _id: string; email: string };
const setOperator = (id: string, isOperator: boolean, asker = token) =>
  thali.call('PUT', `/api/operator/accounts/${id}/operator`, { token: asker, body: { isOperator } });

test('accounts are found by address and name, with their restaurants and roles', async () => {
  const store = await teaStore(thali);
  const email = await addMember(thali, store, 'KITCHEN');
  const { accounts } = await list({ search: email.toUpperCase() });
  expect(accounts).toEqual([
    {
      _id: expect.any(String),
      name: 'KITCHEN person',
      email,
      verified: true,
      hasSecondStep: false,
      isOperator: false,
      createdAt: expect.any(String),
      stores: [{ _id: store.storeId, slug: store.slug, name: expect.any(String), role: 'KITCHEN' }],
    },
  ]);
  expect((await list({ search: 'kitchen person' })).accounts).toHaveLength(1);
  expect((await list({ search: 'omar operator' })).accounts).toMatchObject([
    { isOperator: true, hasSecondStep: true, stores: [] },
  ]);
  expect((await list({ search: '%' })).accounts).toEqual([]);
});

test('pages list each account once, the newest first', async () => {
  const sql = `insert into accounts (id, email, name, password_hash, created_at)
    select gen_random_uuid(), 'many-' || n || '@thali.example', 'Many', '', now() from generate_series(1, 60) n`;
  await thali.database.pool.query(sql);
  const first = await list({ search: 'many-' });
  const second = await list({ search: 'many-', after: first.next });
  const ids = [...first.accounts, ...second.accounts].map(({ _id }) => _id);
  expect(first.accounts).toHaveLength(50);
  expect(new Set(ids).size).toBe(60);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(second.next).toBeNull();
  const wrong = await thali.call('GET', '/api/operator/accounts?after=x', { token });
  expectFields(wrong, { after: expect.any(String) });
});

test('an operator signs somebody out everywhere', async () => {
  const { token: owner } = await teaStore(thali);
  const { _id, email } = await accountOf(owner);
  const other = await logIn(thali, email);
  const answer = await thali.call('DELETE', `/api/operator/accounts/${_id}/sessions`, { token });
  expect(answer.status).toBe(204);
  for (const ended of [owner, other])
    expectError(await thali.call('GET /api/session', { token: ended }), 401, 'UNAUTHENTICATED');
});

test('an operator makes another, whose address is confirmed, and ends it again', async () => {
  const { token: owner } = await teaStore(thali);
  const { _id, email } = await accountOf(owner);
  const sql = 'update accounts set verified_at = null where id = $1';
  await thali.database.pool.query(sql, [_id]);
  expectError(await setOperator(_id, true), 403, 'EMAIL_UNVERIFIED');
  await thali.verify(email);
  expectError(await setOperator(_id, true), 409, 'SECOND_STEP_MISSING');
  await setUpSecondStep(thali, email);
  expect((await setOperator(_id, true)).body).toMatchObject({ _id, isOperator: true });
  expectError(await thali.call('GET /api/session', { token: owner }), 401, 'UNAUTHENTICATED');
  const asOperator = () => thali.call('GET', '/api/operator/accounts', { token: owner });
  expect((await setOperator(_id, false)).body).toMatchObject({ isOperator: false });
  expectError(await asOperator(), 404, 'NOT_FOUND');
  expectError(await setOperator('nobody', true), 404, 'NOT_FOUND');
});

test('no operator ends their own part, and of two who end each other’s one stays', async () => {
  const other = await signInOperator(thali);
  const [own, theirs] = [(await accountOf(token))._id, (await accountOf(other))._id];
  expectError(await setOperator(own, false), 403, 'FORBIDDEN');
  const answers = await Promise.all([setOperator(theirs, false), setOperator(own, false, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});
