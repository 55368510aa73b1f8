import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/durations.ts';
import { expectError } from '../../testing/expect-error.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { invitePerson } from '../../testing/test-people.ts';
import { addMember, createTestStore, logIn, PASSWORD, unique } from '../../testing/test-stores.ts';

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
  thali.call('POST', '/api/invitations/account', {
    body: { token, name: 'Ravi Kumar', password: PASSWORD },
  });
const accept = (token: string, session: string) =>
  thali.call('POST', '/api/invitations/acceptance', { body: { token }, token: session });
const people = async () =>
  (await thali.call('GET', `/api/stores/${store.storeId}/people`, { token: store.token })).body;

describe('inviting', () => {
  test.each([
    ['an address that is none', { email: 'ravi', role: 'STAFF' }, 'email'],
    ['a role that nobody has', { email: 'ravi@thali.example', role: 'CHEF' }, 'role'],
    ['no role', { email: 'ravi@thali.example' }, 'role'],
    [
      'a language that we do not write',
      { email: 'ravi@thali.example', role: 'STAFF', language: 'fr' },
      'language',
    ],
    ['a field that nobody knows', { email: 'ravi@thali.example', role: 'STAFF', storeId: 'x' }, 'storeId'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await invite(body);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    expect(Object.keys(answer.body.details.fields)).toEqual([field]);
  });

  test('a manager invites no owner, and neither resends nor revokes an invitation of one', async () => {
    expectError(await invite({ email: newAddress(), role: 'OWNER' }, manager), 403, 'FORBIDDEN');
    const { invitation, token } = await invitePerson(thali, store, { role: 'OWNER' });
    const at = `${url}/${invitation._id}`;
    expectError(await thali.call('POST', `${at}/resend`, { body: {}, token: manager }), 403, 'FORBIDDEN');
    expectError(await thali.call('DELETE', at, { token: manager }), 403, 'FORBIDDEN');
    await invitePerson(thali, { ...store, token: manager }, { email: invitation.email, role: 'STAFF' });
    expect((await read(token)).status).toBe(200);
  });

  test('somebody who is in the store already, however their address is spelt', async () => {
    const email = await addMember(thali, store, 'STAFF');
    expectError(await invite({ email: email.toUpperCase(), role: 'STAFF' }), 409, 'ALREADY_MEMBER');
  });

  test('the letter has the link that the inviter gets, once', async () => {
    const email = newAddress();
    const before = thali.mails.length;
    const answer = await invite({ email, role: 'KITCHEN', language: 'hi' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      isSent: true,
      invitation: { email, role: 'KITCHEN', invitedBy: 'Asha Rao' },
    });
    expect(answer.body.link).toMatch(/^http:\/\/localhost\/auth\/invitation#token=[0-9a-f-]{36}\.[\w-]{43}$/);
    const [letter, ...others] = thali.mails.slice(before);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: email, subject: expect.stringContaining('से जुड़ें') });
    expect(letter?.text).toContain(answer.body.link);
    expect(letter?.text).toContain('Asha Rao');
    expect(JSON.stringify(await people())).not.toContain(answer.body.link.split('.').at(-1));
  });

  test('names can put neither a line nor an address into the letter', async () => {
    const owner = await logIn(thali, await addMember(thali, store, 'OWNER'));
    const body = { name: 'Eve\r\n\r\nOpen https://evil.example\nnow', phone: '' };
    await thali.call('PUT', '/api/profile', { body, token: owner });
    await invitePerson(thali, { ...store, token: owner });
    const lines = thali.mails.at(-1)?.text.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Open '))).toEqual(['Open this link to join:']);
  });

  test('a letter that can not be sent fails nothing: there is the link', async () => {
    const other = await createTestStore(broken);
    const { isSent, token } = await invitePerson(broken, other);
    expect(isSent).toBe(false);
    expect(broken.logs.join()).toContain('550 no such mailbox');
    expect((await broken.call('POST', '/api/invitations/open', { body: { token } })).status).toBe(200);
  });

  test('a letter that only lies in a folder is not said to be on its way', async () => {
    const { isSent } = await invitePerson(withoutServer, await createTestStore(withoutServer));
    expect(isSent).toBe(false);
  });

  test('nobody gets a flood of letters, whoever sends them', async () => {
    const email = newAddress();
    const before = limited.mails.length;
    const other = await createTestStore(limited);
    for (let count = 0; count < 20; count++)
      expect((await invitePerson(limited, other, { email })).isSent).toBe(true);
    const another = await invitePerson(limited, await createTestStore(limited), {
      email: email.toUpperCase(),
    });
    expect(another.isSent).toBe(false);
    await limited.services.afterwards.settled();
    const sent = limited.mails.slice(before).filter(({ to }) => to.toLowerCase() === email);
    expect(sent).toHaveLength(20);
  });

  test('nobody sends a flood of letters, from however many stores', async () => {
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
    expect(limited.mails.filter(({ to }) => to.startsWith('invited-'))).toHaveLength(60);
  });
});

describe('an invitation that is good for nothing answers as if there had never been one', () => {
  const gone = async (token: string) => {
    const session = (await createTestStore(thali)).token;
    for (const answer of [await read(token), await join(token), await accept(token, session)])
      expectError(answer, 404, 'INVITATION_NOT_FOUND');
  };

  test('no token', () => gone('nothing'));
  test('a store that is no id', () => gone(`${'-'.repeat(36)}.${'a'.repeat(43)}`));
  test('a secret of nobody', () => gone(`${store.storeId}.${'a'.repeat(43)}`));
  test('under another store', async () => {
    const other = await createTestStore(thali);
    const { token } = await invitePerson(thali, store);
    await gone(token.replace(store.storeId, other.storeId));
  });
  test('revoked', async () => {
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
  test('used', async () => {
    const { token } = await invitePerson(thali, store);
    expect((await join(token)).status).toBe(201);
    await gone(token);
  });
  test('invited a second time: the later link alone', async () => {
    const { token, invitation } = await invitePerson(thali, store);
    const later = await invitePerson(thali, store, { email: invitation.email.toUpperCase() });
    await gone(token);
    expect((await read(later.token)).status).toBe(200);
  });
  test('after seven days, until it is sent again with another link', async () => {
    const { token, invitation } = await invitePerson(thali, store);
    const before = thali.clock.now;
    thali.clock.advance(WEEK - 1);
    expect((await read(token)).status).toBe(200);
    thali.clock.advance(1);
    await gone(token);
    // A session that nobody has used for a week is over.
    const session = await logIn(thali, managerEmail);
    const again = await thali.call('POST', `${url}/${invitation._id}/resend`, { body: {}, token: session });
    expect(again.status).toBe(200);
    expect(again.body.link).not.toContain(token);
    await gone(token);
    expect((await read(again.body.link.split('token=')[1])).status).toBe(200);
    thali.clock.now = before;
  });
});

describe('an invitation lasts no longer than the word of who has given it', () => {
  const managerOf = async () => {
    const email = await addMember(thali, store, 'MANAGER');
    const token = await logIn(thali, email);
    const { people: staff } = await people();
    const { _id } = staff.find((person: { email: string }) => person.email === email);
    return { at: `/api/stores/${store.storeId}/people/${_id}`, session: { ...store, token } };
  };

  test('a manager who was removed', async () => {
    const { at, session } = await managerOf();
    const { token } = await invitePerson(thali, session);
    expect((await thali.call('DELETE', at, { token: store.token })).status).toBe(204);
    expectError(await join(token), 404, 'INVITATION_NOT_FOUND');
  });

  test('a manager who may no longer invite', async () => {
    const { at, session } = await managerOf();
    const { token } = await invitePerson(thali, session);
    await thali.call('PATCH', at, { body: { role: 'STAFF' }, token: store.token });
    expectError(await join(token), 404, 'INVITATION_NOT_FOUND');
  });

  test('not one that is removed while it invites', async () => {
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

test('the database knows no link', async () => {
  const { token } = await invitePerson(thali, store);
  const { rows } = await thali.database.pool.query('select * from invitations where store_id = $1', [
    store.storeId,
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
});
