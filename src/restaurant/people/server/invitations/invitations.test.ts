import { describe, expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { invitePerson } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, createTestStore, logIn, PASSWORD, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1 });
const broken = await useTestApp({
  mailer: {
    send: async () => {
      throw new Error('550 no such mailbox');
    },
  },
});

const withoutServer = await useTestApp({ mailer: { isFolder: true, send: async () => {} } });

const store = await createTestStore(thali);
const managerEmail = await addMember(thali, store, 'MANAGER');
const manager = await logIn(thali, managerEmail);
const url = `/api/stores/${store.storeId}/invitations`;
const WEEK = 7 * DAY;
const newAddress = () => `someone-${unique()}@thali.example`;

const invite = (body: object, token = store.token) => thali.call('POST', url, { body, token });
const read = (token: string) => thali.call('POST', '/api/invitations/open', { body: { token } });
const join = (token: string) =>
  thali.call('POST', '/api/invitations/account', { body: { token, name: 'Ravi Kumar', password: PASSWORD } });
const accept = (token: string, session: string) =>
  thali.call('POST /api/invitations/acceptance', { body: { token }, token: session });
const people = async () =>
  (await thali.call('GET', `/api/stores/${store.storeId}/people`, { token: store.token })).body;

describe('an invitation', () => {
  test.each([
    ['an invalid address', { email: 'ravi', role: 'STAFF' }, 'email'],
    ['an unknown role', { email: 'ravi@thali.example', role: 'CHEF' }, 'role'],
    ['no role', { email: 'ravi@thali.example' }, 'role'],
    [
      'a language that we do not write',
      { email: 'ravi@thali.example', role: 'STAFF', language: 'fr' },
      'language',
    ],
    ['an unknown field', { email: 'ravi@thali.example', role: 'STAFF', storeId: 'x' }, 'storeId'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await invite(body);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    expect(Object.keys(answer.body.details.fields)).toEqual([field]);
  });

  test('of an owner cannot be made, resent or revoked by a manager', async () => {
    expectError(await invite({ email: newAddress(), role: 'OWNER' }, manager), 403, 'FORBIDDEN');
    const { invitation, token } = await invitePerson(thali, store, { role: 'OWNER' });
    const at = `${url}/${invitation._id}`;
    expectError(await thali.call('POST', `${at}/resend`, { body: {}, token: manager }), 403, 'FORBIDDEN');
    expectError(await thali.call('DELETE', at, { token: manager }), 403, 'FORBIDDEN');
    await invitePerson(thali, { ...store, token: manager }, { email: invitation.email, role: 'STAFF' });
    expect((await read(token)).status).toBe(200);
  });

  test('to a member is refused, however the address is spelt', async () => {
    const email = await addMember(thali, store, 'STAFF');
    expectError(await invite({ email: email.toUpperCase(), role: 'STAFF' }), 409, 'ALREADY_MEMBER');
  });

  test('has the same link in the email and in the answer, which shows it once', async () => {
    const email = newAddress();
    const before = thali.emails.length;
    const answer = await invite({ email, role: 'KITCHEN', language: 'hi' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      isSent: true,
      invitation: { email, role: 'KITCHEN', invitedBy: 'Asha Rao' },
    });
    expect(answer.body.link).toMatch(/^http:\/\/localhost\/auth\/invitation#token=[0-9a-f-]{36}\.[\w-]{43}$/);
    const [sent, ...others] = thali.emails.slice(before);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ to: email, subject: expect.stringContaining('से जुड़ें') });
    expect(sent?.text).toContain(answer.body.link);
    expect(sent?.text).toContain('Asha Rao');
    expect(JSON.stringify(await people())).not.toContain(answer.body.link.split('.').at(-1));
  });

  test('shows names that cannot add a line or a link to the email', async () => {
    const owner = await logIn(thali, await addMember(thali, store, 'OWNER'));
    const body = { name: 'Eve\r\n\r\nOpen https://evil.example\nnow', phone: '' };
    await thali.call('PUT', '/api/profile', { body, token: owner });
    await invitePerson(thali, { ...store, token: owner });
    const lines = thali.emails.at(-1)?.text.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Open '))).toEqual(['Open this link to join:']);
  });

  test('succeeds without its email, since the answer has the link', async () => {
    const other = await createTestStore(broken);
    const { isSent, token } = await invitePerson(broken, other);
    expect(isSent).toBe(false);
    expect(broken.logs.join()).toContain('550 no such mailbox');
    expect((await broken.call('POST', '/api/invitations/open', { body: { token } })).status).toBe(200);
  });

  test('is not reported as sent if the email is only stored in a folder', async () => {
    const { isSent } = await invitePerson(withoutServer, await createTestStore(withoutServer));
    expect(isSent).toBe(false);
  });

  test('counts towards a limit of emails per address, whoever sends them', async () => {
    const email = newAddress();
    const before = limited.emails.length;
    const other = await createTestStore(limited);
    for (let count = 0; count < 20; count++)
      expect((await invitePerson(limited, other, { email })).isSent).toBe(true);
    const another = await invitePerson(limited, await createTestStore(limited), {
      email: email.toUpperCase(),
    });
    expect(another.isSent).toBe(false);
    await limited.services.afterwards.settled();
    const sent = limited.emails.slice(before).filter(({ to }) => to.toLowerCase() === email);
    expect(sent).toHaveLength(20);
  });

  test('counts towards a limit of emails per sender over all stores', async () => {
    const other = await createTestStore(limited);
    for (let count = 0; count < 60; count++) await invitePerson(limited, other);
    const { body: second } = await limited.call('POST', '/api/stores', {
      body: { name: 'Second' },
      token: other.token,
    });
    const answer = await limited.call('POST', `/api/stores/${second._id}/invitations`, {
      body: { email: newAddress(), role: 'STAFF' },
      token: other.token,
    });
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(limited.emails.filter(({ to }) => to.startsWith('invited-'))).toHaveLength(60);
  });
});

describe('an invalid invitation gets the same answer as an unknown one', () => {
  const gone = async (token: string) => {
    const session = (await createTestStore(thali)).token;
    for (const answer of [await read(token), await join(token), await accept(token, session)])
      expectError(answer, 404, 'INVITATION_NOT_FOUND');
  };

  test('no token', () => gone('an invalid token'));
  test('an invalid store id', () => gone(`an invalid store id`));
  test('an unknown secret', () => gone(`an unknown secret`));
  test('the link under another store’s id', async () => {
    const other = await createTestStore(thali);
    const { token } = await invitePerson(thali, store);
    await gone(token.replace(store.storeId, other.storeId));
  });
  test('a revoked one', async () => {
    const { invitation, token } = await invitePerson(thali, store);
    expect((await thali.call('DELETE', `${url}/${invitation._id}`, { token: manager })).status).toBe(204);
    await gone(token);
    expect((await people()).invitations).not.toContainEqual(expect.objectContaining({ _id: invitation._id }));
    for (const answer of [
      await thali.call('DELETE', `${url}/${invitation._id}`, { token: manager }),
      await thali.call('POST', `${url}/${invitation._id}/resend`, { body: {}, token: manager }),
    ])
      expectError(answer, 404, 'INVITATION_NOT_FOUND');
  });
  test('a used one', async () => {
    const { token } = await invitePerson(thali, store);
    expect((await join(token)).status).toBe(201);
    await gone(token);
  });
  test('an earlier one of a person who was invited again', async () => {
    const { token, invitation } = await invitePerson(thali, store);
    const later = await invitePerson(thali, store, { email: invitation.email.toUpperCase() });
    await gone(token);
    expect((await read(later.token)).status).toBe(200);
  });
  test('one after seven days, until it is sent again with a new link', async () => {
    const { token, invitation } = await invitePerson(thali, store);
    const before = thali.clock.now;
    thali.clock.advance(WEEK - 1);
    expect((await read(token)).status).toBe(200);
    thali.clock.advance(1);
    await gone(token);
    // The session has expired after a week without use.
    const session = await logIn(thali, managerEmail);
    const again = await thali.call('POST', `${url}/${invitation._id}/resend`, { body: {}, token: session });
    expect(again.status).toBe(200);
    expect(again.body.link).not.toContain(token);
    await gone(token);
    expect((await read(again.body.link.split('token=')[1])).status).toBe(200);
    thali.clock.now = before;
  });
});

describe('an invitation ends with the inviter’s permission', () => {
  const managerOf = async () => {
    const email = await addMember(thali, store, 'MANAGER');
    const token = await logIn(thali, email);
    const { people: staff } = await people();
    const { _id } = staff.find((person: { email: string }) => person.email === email);
    return { at: `/api/stores/${store.storeId}/people/${_id}`, session: { ...store, token } };
  };

  test('when the manager is removed', async () => {
    const { at, session } = await managerOf();
    const { token } = await invitePerson(thali, session);
    expect((await thali.call('DELETE', at, { token: store.token })).status).toBe(204);
    expectError(await join(token), 404, 'INVITATION_NOT_FOUND');
  });

  test('when the manager may no longer invite', async () => {
    const { at, session } = await managerOf();
    const { token } = await invitePerson(thali, session);
    await thali.call('PATCH', at, { body: { role: 'STAFF' }, token: store.token });
    expectError(await join(token), 404, 'INVITATION_NOT_FOUND');
  });

  test('even when the manager is removed during the invitation', async () => {
    const { at, session } = await managerOf();
    const [removed, ...sent] = await Promise.all([
      thali.call('DELETE', at, { token: store.token }),
      ...Array.from({ length: 5 }, () => invite({ email: newAddress(), role: 'MANAGER' }, session.token)),
    ]);
    expect(removed.status).toBe(204);
    for (const { status, body } of sent) {
      if (status === 201) expect((await read(body.link.split('token=')[1])).status).toBe(404);
      else expect([status, body.code]).toEqual([404, 'STORE_NOT_FOUND']);
    }
  });
});

test('the database stores no link in clear', async () => {
  const { token } = await invitePerson(thali, store);
  const { rows } = await thali.database.pool.query('select * from invitations where store_id = $1', [
    store.storeId,
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
});
