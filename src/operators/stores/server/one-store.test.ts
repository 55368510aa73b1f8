import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { giveOperator, signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addMember,
  logIn,
  PASSWORD,
  patchStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
let token = await signInOperator(thali);
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

const linkTo = (email: string) =>
  /#token=(\S+)/.exec(thali.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const accept = (email: string, by: string) =>
  thali.call('POST /api/invitations/acceptance', { body: { token: linkTo(email) }, token: by });
const peopleOf = async (store: TestStore) =>
  (await thali.call('GET', `/api/stores/${store.storeId}/people`, { token: store.token })).body;
const agree = async (store: TestStore) => {
  const [{ _id: invitationId }] = (await peopleOf(store)).invitations;
  const params = { storeId: store.storeId, invitationId };
  return thali.call('POST /api/stores/:storeId/invitations/:invitationId/agree', {
    params,
    token: store.token,
  });
};

test('nobody takes a store over before its owner agrees, who is told at once; then the owner is a manager', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const [before, email] = [await ownerOf(store), await ownerOf(other)];
  thali.emails.length = 0;
  const from = new Date(thali.clock.now + 7 * DAY).toISOString();
  expect((await handOver(store, email.toUpperCase())).body).toEqual({
    isDone: false,
    isSent: true,
    takenFrom: from,
  });
  expect(thali.emails.map(({ to }) => to)).toEqual([before, email.toUpperCase()]);
  expect(thali.emails[0]?.text).toContain(`they can take it over from ${from.slice(0, 10)}`);
  expect(await details(store.storeId)).toMatchObject({ handingTo: email.toUpperCase(), handingFrom: from });
  expect((await peopleOf(store)).invitations).toMatchObject([{ takenFrom: from, isAgreed: false }]);
  expectError(await accept(email.toUpperCase(), other.token), 409, 'HAND_OVER_WAITS', { details: { from } });
  expect(await rolesOf(store)).toEqual({ [before]: 'OWNER' });
  expect((await agree(store)).status).toBe(204);
  thali.emails.splice(0, 1);
  expect((await accept(email.toUpperCase(), other.token)).body).toMatchObject({
    _id: store.storeId,
    role: 'OWNER',
  });
  expect(await rolesOf(store)).toEqual({ [before]: 'MANAGER', [email]: 'OWNER' });
  expect(thali.emails.slice(-2).map(({ to }) => to)).toEqual([email, before]);
  const [done, agreed] = (await details(store.storeId)).log;
  expect([done, agreed]).toMatchObject([
    { what: 'handed-over', isOperator: false },
    { what: 'hand-over-agreed', isOperator: false },
  ]);
  expectError(await handOver(store, email), 409, 'ALREADY_MEMBER');
});

test('a store whose owner does not answer can be taken over after a week, by a new account too', async () => {
  const store = await teaStore(thali);
  const before = await ownerOf(store);
  const email = `next-${unique()}@thali.example`;
  await handOver(store, email);
  const join = () =>
    thali.call('POST', '/api/invitations/account', {
      body: { token: linkTo(email), name: 'Next', password: PASSWORD },
    });
  thali.clock.advance(7 * DAY - 1);
  expect((await join()).body.code).toBe('HAND_OVER_WAITS');
  thali.clock.advance(1);
  expect((await join()).status).toBe(201);
  token = await signInOperator(thali);
  expect(await rolesOf(store)).toEqual({ [before]: 'MANAGER', [email]: 'OWNER' });
  const session = await thali.call('GET /api/session', { token: await logIn(thali, email) });
  expect(session.body.account.verified).toBe(true);
});

test('the link is for the address that was asked alone, and for its owner', async () => {
  const [store, other, same] = [await teaStore(thali), await teaStore(thali), await teaStore(thali)];
  const email = await ownerOf(same);
  await handOver(store, email);
  await agree(store);
  expectError(await accept(email, other.token), 403, 'INVITATION_OF_ANOTHER');
  await thali.database.pool.query('update accounts set verified_at = null where email = $1', [email]);
  expectError(await accept(email, same.token), 403, 'EMAIL_UNVERIFIED');
  await thali.verify(email);
  expect((await accept(email, same.token)).status).toBe(201);
});

test('an operator gives no store to themselves or another operator', async () => {
  const store = await teaStore(thali);
  const owner = await ownerOf(store);
  const { email } = (await thali.call('GET /api/session', { token })).body.account;
  expectError(await handOver(store, email), 403, 'FORBIDDEN');
  const other = await teaStore(thali);
  const to = await ownerOf(other);
  await handOver(store, to);
  await agree(store);
  await giveOperator(thali, to);
  expectError(await accept(to, other.token), 403, 'FORBIDDEN');
  expect(await rolesOf(store)).toEqual({ [owner]: 'OWNER' });
});

test('what an operator has asked ends when they no longer are one', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const former = await signInOperator(thali);
  const { email } = (await thali.call('GET /api/session', { token: former })).body.account;
  const to = await ownerOf(other);
  const url = `/api/operator/stores/${store.storeId}/hand-over`;
  await thali.call('POST', url, { token: former, body: { email: to } });
  await agree(store);
  const sql = 'delete from operators where account_id = (select id from accounts where email = $1)';
  await thali.database.pool.query(sql, [email]);
  expectError(await accept(to, other.token), 404, 'INVITATION_NOT_FOUND');
});

test('a new owner inherits no keys, no webhook that goes on and no e-invoices', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const secret = await makeTestKey(thali, store, ['menu.read']);
  const url = `/api/stores/${store.storeId}/webhooks`;
  const added = await thali.call('POST', url, {
    token: store.token,
    body: { url: 'https://example.com/hook', events: ['order.placed'] },
  });
  expect(added.status).toBe(201);
  const eInvoices = `/api/stores/${store.storeId}/e-invoices/settings`;
  const credentials = { appId: 'app', appSecret: 'secret', userName: 'user', password: 'Pass#123' };
  const saved = await thali.call('PUT', eInvoices, {
    token: store.token,
    body: { isOn: true, credentials },
  });
  expect(saved.body).toMatchObject({ isOn: true, hasCredentials: true });
  const to = await ownerOf(other);
  await handOver(store, to);
  await agree(store);
  expect((await accept(to, other.token)).status).toBe(201);
  const read = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expectError(read, 401, 'UNAUTHENTICATED');
  const { body } = await thali.call('GET', url, { token: other.token });
  expect(body.webhooks).toMatchObject([{ offAt: expect.any(String) }]);
  const left = await thali.call('GET', eInvoices, { token: other.token });
  expect(left.body).toMatchObject({ isOn: false, hasCredentials: false });
});

test('what owners have consented to ends when one of them goes, and a hand-over when the store is closed', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const to = await ownerOf(other);
  const second = await addMember(thali, store, 'OWNER');
  const left = { ...store, token: await logIn(thali, second) };
  const support = () => thali.call('GET /api/stores/:storeId/catalogue', { params: store, token });
  await thali.call('PUT /api/stores/:storeId/support', { params: store, token: left.token });
  await handOver(store, to);
  await agree(left);
  expect((await support()).status).toBe(200);
  await thali.call('DELETE /api/stores/:storeId/membership', { params: store, token: left.token });
  expectError(await accept(to, other.token), 404, 'INVITATION_NOT_FOUND');
  expectError(await support(), 404, 'STORE_NOT_FOUND');
  await handOver(store, to);
  await agree(store);
  await thali.call('POST /api/stores/:storeId/close', { params: store, token: store.token });
  await thali.call('POST /api/stores/:storeId/reopen', { params: store, token: store.token });
  expectError(await accept(to, other.token), 404, 'INVITATION_NOT_FOUND');
});

test('an owner’s own closing is not turned into the operator’s, nor taken back by them', async () => {
  const store = await teaStore(thali);
  const outside = (act: string, body: object) =>
    thali.call('POST', `/api/operator/stores/${store.storeId}/${act}`, { token, body });
  const inside = (act: string) =>
    thali.call('POST', `/api/stores/${store.storeId}/${act}`, { token: store.token });
  await inside('close');
  expectError(await outside('close', { reason: 'Fraud' }), 403, 'FORBIDDEN');
  expectError(await outside('reopen', {}), 403, 'FORBIDDEN');
  expect((await outside('suspend', { reason: 'Fraud' })).body).toMatchObject({
    closedFor: '',
    suspendedFor: 'Fraud',
  });
  expect((await inside('reopen')).body.closedAt).toBeNull();
  expectError(await postOrder(thali, store, TEA), 409, 'STORE_SUSPENDED');
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
  const to = await ownerOf(other);
  await handOver(store, to);
  await agree(store);
  await accept(to, other.token);
  const read = await thali.call('GET /api/stores/:storeId/catalogue', { params: store, token });
  expectError(read, 404, 'STORE_NOT_FOUND');
});

test('a later invitation to take a store over ends the earlier one', async () => {
  const store = await teaStore(thali);
  for (const name of ['first', 'second']) await handOver(store, `${name}-${store.slug}@thali.example`);
  expect((await details(store.storeId)).handingTo).toBe(`second-${store.slug}@thali.example`);
  expect(await logIn(thali, await ownerOf(store))).not.toBe('');
});
