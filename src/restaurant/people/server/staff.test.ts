import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, addTestStaff, createTestStore, logIn, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1 });
const store = await createTestStore(thali);
const manager = await addTestStaff(thali, store, 'MANAGER');
const url = `/tenant/api/staff/${store.storeId}/`;

const someone = (more: object = {}) => ({
  name: 'Ravi Kumar',
  email: `ravi-${unique()}@thali.example`,
  password: 'tandoor at seven',
  role: 'STAFF',
  ...more,
});
const add = (body: object, token = store.token) => thali.call('POST', url, { body, token });
const people = async () =>
  (await thali.call('GET /api/stores/:storeId/people', { params: store, token: store.token })).body;

test.each([
  ['an unknown role', { role: 'ADMIN' }],
  ['a password that is too easy', { password: 'qwerty123' }],
  ['no address', { email: '' }],
])('refuses %s', async (_, wrong) => {
  const { status, body } = await add(someone(wrong));
  expect([status, body.code]).toEqual([422, 'VALIDATION']);
});

test('sends an invitation and makes neither account nor member', async () => {
  const body = someone();
  const { email, name, role, password } = body;
  const before = (await people()).people.length;
  const answer = await add(body, manager);
  expect([answer.status, answer.body]).toEqual([
    201,
    { _id: expect.any(String), name, email, role, disabled: false },
  ]);
  const { people: members, invitations } = await people();
  expect(members).toHaveLength(before);
  expect(invitations).toContainEqual(expect.objectContaining({ _id: answer.body._id, email, role }));
  expect(thali.emails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('#token=') });
  expect(thali.emails.at(-1)?.text).not.toContain(password);
  const signIn = await thali.call('POST /tenant/api/login', { body: { email, password } });
  expect(signIn.status).toBe(401);
});

test('does not reveal whether an address has an account', async () => {
  const email = await addMember(thali, await createTestStore(thali), 'STAFF');
  const [known, unknown] = [await add(someone({ email })), await add(someone())];
  expect([known.status, unknown.status]).toEqual([201, 201]);
  const bare = ({ _id, email: _, ...rest }: { _id: string; email: string }) => rest;
  expect(bare(known.body)).toEqual(bare(unknown.body));
});

test('needs a confirmed address', async () => {
  const { body } = await thali.call('POST /tenant/api/menu/signup', {
    body: { ...someone({ role: undefined }), storeName: 'Unconfirmed' },
  });
  const own = `/tenant/api/staff/${body.stores?.[0]?._id}/`;
  const before = thali.emails.length;
  const answer = await thali.call('POST', own, { body: someone(), token: body.token });
  expectError(answer, 403, 'EMAIL_UNVERIFIED');
  expect(thali.emails.length).toBe(before);
});

test('refuses the address of a member', async () => {
  const email = await addMember(thali, store, 'STAFF');
  expectError(await add(someone({ email })), 409, 'ALREADY_MEMBER');
});

test('leaves one invitation after two concurrent calls for one address', async () => {
  const body = someone();
  const answers = await Promise.all([add(body), add(body, manager), add(body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { invitations } = await people();
  const open = invitations.filter(({ email }: { email: string }) => email === body.email);
  expect(open).toHaveLength(1);
  expect(answers.map(({ body }) => body._id)).toContain(open[0]?._id);
});

test('counts as an invitation: of 150 concurrent ones 60 are sent', async () => {
  const { storeId, token } = await createTestStore(limited);
  const answers = await Promise.all(
    Array.from({ length: 150 }, () =>
      limited.call('POST', `/tenant/api/staff/${storeId}/`, { body: someone(), token }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(90);
  const later = await limited.call('POST /api/stores/:storeId/invitations', {
    params: { storeId },
    body: { email: someone().email, role: 'STAFF' },
    token,
  });
  for (const { status, body } of [...refused, later])
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('lets only owners invite owners', async () => {
  expectError(await add(someone({ role: 'OWNER' }), manager), 403, 'FORBIDDEN');
  expect((await add(someone({ role: 'MANAGER' }), manager)).status).toBe(201);
  expect((await add(someone({ role: 'OWNER' }))).status).toBe(201);
});

test('lists the store’s people without secrets', async () => {
  const email = await addMember(thali, store, 'KITCHEN');
  const { status, body, text } = await thali.call('GET /tenant/api/staff/:storeId', {
    params: store,
    token: manager,
  });
  expect(status).toBe(200);
  expect(body.staff).toContainEqual({
    _id: expect.any(String),
    name: 'KITCHEN person',
    email,
    role: 'KITCHEN',
    disabled: false,
  });
  expect(text).not.toMatch(/argon2|password/i);
});

test('gives a new colleague access to this store only', async () => {
  const token = await logIn(thali, await addMember(thali, store, 'STAFF'));
  const { body } = await thali.call('GET /api/session', { token });
  expect(body.stores).toEqual([
    { _id: store.storeId, slug: store.slug, name: expect.any(String), role: 'STAFF' },
  ]);
  const other = await createTestStore(thali);
  const foreign = await thali.call('GET /api/stores/:storeId/orders', { params: other, token });
  expectError(foreign, 404, 'STORE_NOT_FOUND');
});
