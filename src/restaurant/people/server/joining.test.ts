import { describe, expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { invitePerson } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, addTestStaff, createTestStore, logIn, PASSWORD } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(thali);
const manager = await addTestStaff(thali, store, 'MANAGER');

const read = (token: string) => thali.call('POST', '/api/invitations/open', { body: { token } });
const join = (token: string, more: object = {}) =>
  thali.call('POST', '/api/invitations/account', {
    body: { token, name: 'Ravi Kumar', password: PASSWORD, ...more },
  });
const accept = (token: string, session: string) =>
  thali.call('POST', '/api/invitations/acceptance', { body: { token }, token: session });
const people = async (token = store.token) =>
  (await thali.call('GET', `/api/stores/${store.storeId}/people`, { token })).body;

describe('joining', () => {
  test.each([
    ['no name', { name: '' }, 'name'],
    ['a short password', { password: 'short' }, 'password'],
    ['a password that everybody tries first', { password: 'password1' }, 'password'],
    ['another address than the one that was invited', { email: 'me@thali.example' }, 'email'],
    ['another role than the one that was given', { role: 'OWNER' }, 'role'],
  ])('with %s is refused and leaves the invitation unused', async (_, wrong, field) => {
    const { token } = await invitePerson(thali, store);
    const answer = await join(token, wrong);
    expect(Object.keys(answer.body.details.fields)).toEqual([field]);
    expect((await join(token)).status).toBe(201);
  });

  test('reports a wrong link before errors of the form', async () => {
    expectError(await join('nothing', { password: 'password1' }), 404, 'INVITATION_NOT_FOUND');
  });

  test('shows who invites to which store and role', async () => {
    const { token, invitation } = await invitePerson(thali, store, { role: 'MANAGER' });
    const { body } = await read(token);
    expect(body).toEqual({
      storeName: expect.stringMatching(/^Test /),
      role: 'MANAGER',
      handsOver: false,
      invitedBy: 'Asha Rao',
      email: invitation.email,
      hasAccount: false,
      expiresAt: invitation.expiresAt,
    });
  });

  test('makes an account for the invited address, with the given role in this store only', async () => {
    const { token, invitation } = await invitePerson(thali, store);
    const joined = await join(token, { phone: '+91 98765 43210' });
    const membership = { _id: store.storeId, slug: store.slug, name: expect.any(String), role: 'KITCHEN' };
    expect([joined.status, joined.body]).toEqual([201, membership]);
    const login = { email: invitation.email, password: PASSWORD };
    const { body: signed } = await thali.call('POST', '/tenant/api/login', { body: login });
    expect(signed.stores).toEqual([membership]);
    const { people: staff, invitations } = await people(manager);
    expect(staff).toContainEqual(
      expect.objectContaining({
        email: invitation.email,
        role: 'KITCHEN',
        phone: '+91 98765 43210',
        seenAt: null,
      }),
    );
    expect(invitations).not.toContainEqual(expect.objectContaining({ _id: invitation._id }));
  });

  test('lets an existing account log in and accept, without a second account or password', async () => {
    const email = await addMember(thali, await createTestStore(thali), 'STAFF');
    const { token } = await invitePerson(thali, store, { email, role: 'MANAGER' });
    expect((await read(token)).body.hasAccount).toBe(true);
    expectError(await join(token, { password: 'another long one' }), 409, 'EMAIL_TAKEN');
    const session = await logIn(thali, email);
    thali.clock.advance(1_000);
    expect((await accept(token, session)).body).toMatchObject({ _id: store.storeId, role: 'MANAGER' });
    const { body } = await thali.call('GET', '/api/session', { token: session });
    expect(body.stores.map(({ role }: { role: string }) => role)).toEqual(['STAFF', 'MANAGER']);
  });

  test('requires a log-in to accept', async () => {
    const { token } = await invitePerson(thali, store);
    expectError(await accept(token, ''), 401, 'UNAUTHENTICATED');
    expect((await read(token)).status).toBe(200);
  });

  test('does not change a member’s role, and keeps the link for its addressee', async () => {
    const { token } = await invitePerson(thali, store, { role: 'OWNER' });
    expectError(await accept(token, manager), 409, 'ALREADY_MEMBER');
    expect((await accept(token, (await createTestStore(thali)).token)).status).toBe(201);
  });

  test('happens once for many concurrent requests with one link', async () => {
    const { token } = await invitePerson(thali, store);
    const sessions = await Promise.all(Array.from({ length: 5 }, () => createTestStore(thali)));
    const before = (await people()).people.length;
    const answers = await Promise.all([join(token), ...sessions.map((other) => accept(token, other.token))]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 404, 404, 404, 404, 404]);
    expect((await people()).people).toHaveLength(before + 1);
  });

  test('happens once for two concurrent links to one account', async () => {
    const one = await invitePerson(thali, store, { role: 'STAFF' });
    const two = await invitePerson(thali, store, { role: 'KITCHEN' });
    const { token } = await createTestStore(thali);
    const answers = await Promise.all([accept(one.token, token), accept(two.token, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
