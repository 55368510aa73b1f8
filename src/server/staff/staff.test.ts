import { expect, test } from 'vitest';
import { expectError } from '../testing/expect-error.ts';
import { useTestApp } from '../testing/test-app.ts';
import { addMember, addTestStaff, createTestStore, logIn, PASSWORD, unique } from '../testing/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(thali);
const manager = await addTestStaff(thali, store, 'MANAGER');
const url = `/tenant/api/staff/${store.storeId}/`;

let count = 0;
const someone = (more: object = {}) => ({
  name: 'Ravi Kumar',
  email: `ravi-${count++}@thali.example`,
  password: 'tandoor at seven',
  role: 'STAFF',
  ...more,
});
const add = (body: object, token = store.token) => thali.call('POST', url, { body, token });

test.each([
  ['a role that nobody has', { role: 'ADMIN' }, 422, 'VALIDATION'],
  ['a password that is too easy', { password: 'qwerty123' }, 422, 'VALIDATION'],
  ['no address', { email: '' }, 422, 'VALIDATION'],
])('refuses %s', async (_, wrong, status, code) => {
  const answer = await add(someone(wrong));
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('an address has one account, and keeps its password', async () => {
  const body = someone();
  expect((await add(body)).status).toBe(201);
  expect((await add({ ...body, password: 'another one here' })).body.code).toBe('EMAIL_TAKEN');
  const { email, password } = body;
  expect((await thali.call('POST', '/tenant/api/login/', { body: { email, password } })).status).toBe(200);
});

test('only owners make owners', async () => {
  expect((await add(someone({ role: 'OWNER' }), manager)).body.code).toBe('FORBIDDEN');
  expect((await add(someone({ role: 'MANAGER' }), manager)).status).toBe(201);
  expect((await add(someone({ role: 'OWNER' }))).status).toBe(201);
});

test('those who were added are listed, without anything secret', async () => {
  const { email } = (await add(someone({ role: 'KITCHEN' }))).body;
  const { status, body, text } = await thali.call('GET', url, { token: manager });
  expect(status).toBe(200);
  expect(body.staff).toContainEqual({
    _id: expect.any(String),
    name: 'Ravi Kumar',
    email,
    role: 'KITCHEN',
    disabled: false,
  });
  expect(text).not.toMatch(/argon2|password/i);
});

test('a new colleague sees this store and no other', async () => {
  const body = someone();
  await add(body);
  const { body: signed } = await thali.call('POST', '/tenant/api/login/', {
    body: { email: body.email, password: body.password },
  });
  expect(signed.stores).toEqual([
    { _id: store.storeId, slug: store.slug, name: expect.any(String), role: 'STAFF' },
  ]);
  const other = await createTestStore(thali);
  const foreign = await thali.call('GET', `/api/stores/${other.storeId}/orders`, { token: signed.token });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'STORE_NOT_FOUND']);
});

test('who was made less while the password was being hashed adds nobody', async () => {
  const store = await createTestStore(thali);
  const email = await addMember(thali, store, 'MANAGER');
  const token = await logIn(thali, email);
  const { passwords } = thali.services;
  const { hash } = passwords;
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  passwords.hash = async (password) => {
    begun.resolve();
    await gate.promise;
    return hash(password);
  };
  const body = { name: 'Ravi', email: `ravi-${unique()}@thali.example`, password: PASSWORD, role: 'MANAGER' };
  const adding = thali.call('POST', `/tenant/api/staff/${store.storeId}`, { body, token });
  await begun.promise;
  passwords.hash = hash;
  const { body: list } = await thali.call('GET', `/tenant/api/staff/${store.storeId}`, {
    token: store.token,
  });
  const { _id } = list.staff.find((member: { email: string }) => member.email === email);
  const at = `/api/stores/${store.storeId}/people/${_id}`;
  expect(
    (await thali.call('PATCH', at, { body: { role: 'STAFF' }, token: store.token })).status,
  ).toBeLessThan(300);
  gate.resolve();
  expectError(await adding, 403, 'FORBIDDEN');
});
