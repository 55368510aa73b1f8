import { expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { signInOperator } from '../../testing/test-people.ts';
import { addMember, logIn, patchStore, type TestStore, teaStore, unique } from '../../testing/test-stores.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const ID = '00000000-0000-4000-8000-000000000000';

const details = async (storeId: string) =>
  (await thali.call('GET /api/operator/stores/:storeId/details', { params: { storeId }, token })).body;
const handOver = (store: TestStore, email: string) =>
  thali.call('POST', `/api/operator/stores/${store.storeId}/hand-over`, { token, body: { email } });
const rolesOf = async (store: TestStore) =>
  Object.fromEntries((await details(store.storeId)).people.map(({ email, role }) => [email, role]));
const ownerOf = async (store: TestStore) =>
  (await thali.call('GET /api/session', { token: store.token })).body.account.email;

test('a store is found by its id and its slug, with its people, its use and how its services do', async () => {
  const store = await teaStore(thali);
  await patchStore(thali, store, {
    store_gateway_config: { kind: 'razorpay', merchent_id: 'rzp_test_abc', merchent_key: 'k' },
  });
  const found = await details(store.slug);
  expect(found).toEqual(await details(store.storeId));
  expect(found).toMatchObject({
    store: { _id: store.storeId, status: 'active', suspendedAt: null },
    plan: { use: { dishes: { used: 1 } } },
    people: [{ email: await ownerOf(store), role: 'OWNER' }],
    gateway: { kind: 'razorpay', isTest: true },
    printers: { all: 0, failing: 0 },
    messages: { channels: [], failed: 0 },
    domain: null,
    handingTo: null,
  });
  expect(JSON.stringify(found)).not.toContain('rzp_test_abc');
  for (const storeId of [ID, 'no-such-store'])
    expectError(
      await thali.call('GET', `/api/operator/stores/${storeId}/details`, { token }),
      404,
      'STORE_NOT_FOUND',
    );
});

test('a store is handed over at once to a confirmed account; its owner stays as a manager; both are told', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const [before, email] = [await ownerOf(store), await ownerOf(other)];
  thali.mails.length = 0;
  expect((await handOver(store, email.toUpperCase())).body).toEqual({ isDone: true, isSent: true });
  expect(await rolesOf(store)).toEqual({ [before]: 'MANAGER', [email]: 'OWNER' });
  expect(thali.mails.map(({ to }) => to)).toEqual([email, before]);
  expect((await details(store.storeId)).log[0]).toMatchObject({ what: 'handed-over', isOperator: true });
  expectError(await handOver(store, email), 409, 'ALREADY_MEMBER');
});

test('a member who takes the store over is its owner', async () => {
  const store = await teaStore(thali);
  const [before, cook] = [await ownerOf(store), await addMember(thali, store, 'KITCHEN')];
  await handOver(store, cook);
  expect(await rolesOf(store)).toEqual({ [before]: 'MANAGER', [cook]: 'OWNER' });
});

test('somebody without an account is invited, and the owner stays one until they accept', async () => {
  const store = await teaStore(thali);
  const before = await ownerOf(store);
  const email = `next-${unique()}@thali.example`;
  thali.mails.length = 0;
  expect((await handOver(store, email)).body.isDone).toBe(false);
  expect(await rolesOf(store)).toEqual({ [before]: 'OWNER' });
  expect((await details(store.storeId)).handingTo).toBe(email);
  const link = /#token=(\S+)/.exec(thali.mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  const other = await teaStore(thali);
  const joined = await thali.call('POST /api/invitations/acceptance', {
    body: { token: link },
    token: other.token,
  });
  expect(joined.body).toMatchObject({ _id: store.storeId, role: 'OWNER' });
  expect(await rolesOf(store)).toEqual({ [before]: 'MANAGER', [await ownerOf(other)]: 'OWNER' });
  expect((await details(store.storeId)).handingTo).toBeNull();
  expect(thali.mails.map(({ to }) => to)).toContain(before);
});

test('an operator gives no store to themselves or another operator, at once or by a link', async () => {
  const store = await teaStore(thali);
  const owner = await ownerOf(store);
  const { email } = (await thali.call('GET /api/session', { token })).body.account;
  expectError(await handOver(store, email), 403, 'FORBIDDEN');
  const to = `friend-${unique()}@thali.example`;
  await handOver(store, to);
  const link = /#token=(\S+)/.exec(thali.mails.find((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';
  const taken = await thali.call('POST /api/invitations/acceptance', { body: { token: link }, token });
  expectError(taken, 403, 'FORBIDDEN');
  expect(await rolesOf(store)).toEqual({ [owner]: 'OWNER' });
});

test('the owner reads who is asked to take the store over, can’t send that link again, and can end it', async () => {
  const store = await teaStore(thali);
  const params = { storeId: store.storeId };
  await handOver(store, `heir-${unique()}@thali.example`);
  const people = await thali.call('GET', `/api/stores/${store.storeId}/people`, { token: store.token });
  const [asked] = people.body.invitations;
  expect(asked).toMatchObject({ handsOver: true });
  const url = `/api/stores/${params.storeId}/invitations/${asked._id}`;
  expectError(await thali.call('POST', `${url}/resend`, { token: store.token, body: {} }), 403, 'FORBIDDEN');
  expect((await thali.call('DELETE', url, { token: store.token })).status).toBe(204);
  expect((await details(store.storeId)).handingTo).toBeNull();
  expect((await details(store.storeId)).log.at(1)).toMatchObject({ what: 'hand-over-asked' });
});

test('support that the owner before had let in is out after a hand-over', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  await thali.call('PUT /api/stores/:storeId/support', { params: store, token: store.token });
  await handOver(store, await ownerOf(other));
  const read = await thali.call('GET /api/stores/:storeId/catalogue', { params: store, token });
  expectError(read, 404, 'STORE_NOT_FOUND');
});

test('a later invitation to take a store over ends the earlier one', async () => {
  const store = await teaStore(thali);
  for (const name of ['first', 'second']) await handOver(store, `${name}-${store.slug}@thali.example`);
  expect((await details(store.storeId)).handingTo).toBe(`second-${store.slug}@thali.example`);
  expect(await logIn(thali, await ownerOf(store))).not.toBe('');
});
