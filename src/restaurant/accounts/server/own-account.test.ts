import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { linkTo, newAccount } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { PASSWORD, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const strict = await useTestApp({ rateLimitScale: 1 });
const NEXT = 'seven slow monsoons';

const read = async (token: string) => (await thali.call('GET', '/api/account', { token })).body;
const rename = (token: string, name: string) =>
  thali.call('PUT /api/profile', { body: { name, phone: '' }, token });
const move = (token: string, email: string, password = PASSWORD) =>
  thali.call('POST', '/api/account/email', { body: { email, password }, token });
const change = (token: string, password: string, newPassword = NEXT, at = thali) =>
  at.call('POST', '/api/account/password', { body: { password, newPassword }, token });
const verify = (token: string) => thali.call('POST', '/api/account/verify', { body: { token } });
const logIn = (email: string, password = PASSWORD) =>
  thali.call('POST', '/tenant/api/login', { body: { email, password } });
async function resetByEmail(_: string, email: string) {
  await thali.call('POST', '/api/account/request-reset', { body: { email } });
  const body = { token: await linkTo(thali, email), password: NEXT };
  return thali.call('POST', '/api/account/reset', { body });
}
const newEmail = () => `moved-${unique()}@thali.example`;

test('shows a new account', async () => {
  const { email, token } = await newAccount(thali);
  expect(await read(token)).toEqual({
    name: 'Meera Iyer',
    email,
    verified: false,
    pendingEmail: null,
    twoFactor: { enabled: false, recoveryCodesLeft: 0 },
  });
});

test('changes a name, but not to an empty one', async () => {
  const { token } = await newAccount(thali);
  expectFields(await rename(token, ''), { name: 'This field is required' });
  expect((await rename(token, 'मीरा अय्यर')).body.name).toBe('मीरा अय्यर');
  expect((await thali.call('GET /api/session', { token })).body.account.name).toBe('मीरा अय्यर');
});

describe('a change of the address', () => {
  test('needs the password', async () => {
    const { email, token } = await newAccount(thali);
    expectError(await move(token, newEmail(), 'not the password'), 422, 'PASSWORD_INCORRECT');
    expectFields(await move(token, 'nowhere'), { email: 'Please enter a valid email address.' });
    expectFields(await move(token, email), { email: 'Is your present address' });
    expect((await read(token)).pendingEmail).toBeNull();
  });

  test('to a taken address gets the same answer; its holder gets an email without a link', async () => {
    const [asha, ravi] = [await newAccount(thali), await newAccount(thali)];
    const own = await linkTo(thali, ravi.email);
    const taken = await move(asha.token, ravi.email.toUpperCase());
    const free = await move(asha.token, newEmail());
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    await move(asha.token, ravi.email.toUpperCase());
    expect((await read(asha.token)).pendingEmail).toBe(ravi.email.toUpperCase());
    await thali.services.afterwards.settled();
    const email = thali.emails.findLast(({ to }) => to === ravi.email);
    expect(email?.text).toContain('Someone tried to use your email address');
    expect(await linkTo(thali, ravi.email)).toBe(own);
  });

  test('counts as one of the hourly emails, whether the address is taken or not', async () => {
    const [asha, ravi] = [await newAccount(strict), await newAccount(strict)];
    const ask = (email: string) =>
      strict.call('POST /api/account/email', { body: { email, password: PASSWORD }, token: asha.token });
    for (let asked = 0; asked < 5; asked++) expect((await ask(ravi.email)).status).toBe(202);
    for (const email of [ravi.email, newEmail()]) expect((await ask(email)).status).toBe(429);
  });

  test('that two accounts asked for goes to the one that opens its link first', async () => {
    const [asha, ravi] = [await newAccount(thali), await newAccount(thali)];
    const wanted = newEmail();
    for (const { token } of [asha, ravi]) expect((await move(token, wanted)).status).toBe(202);
    const emails = thali.emails.filter(({ to }) => to === wanted).map(({ text }) => text);
    const links = emails.map((text) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    expect((await verify(links[0] ?? '')).status).toBe(204);
    expectError(await verify(links[1] ?? ''), 409, 'EMAIL_TAKEN');
    expect([(await read(asha.token)).email, (await read(ravi.token)).email]).toEqual([wanted, ravi.email]);
  });

  test('takes effect when the link is opened, and not before', async () => {
    const { email, token } = await newAccount(thali);
    await thali.verify(email);
    const next = newEmail();
    expect((await move(token, next)).status).toBe(202);
    expect(await read(token)).toMatchObject({ email, pendingEmail: next, verified: true });
    expect((await logIn(next)).status).toBe(401);
    expect((await verify(await linkTo(thali, next))).status).toBe(204);
    expect(await read(token)).toMatchObject({ email: next, pendingEmail: null, verified: true });
    expect([(await logIn(next)).status, (await logIn(email)).status]).toEqual([200, 401]);
    await thali.services.afterwards.settled();
    expect(thali.emails.at(-1)).toMatchObject({ to: email });
    expect(thali.emails.at(-1)?.text).toContain('This one is no longer used.');
  });

  test('deletes links to the old address that would open the account', async () => {
    const { email, token } = await newAccount(thali);
    const toVerify = await linkTo(thali, email);
    await thali.call('POST /api/account/request-reset', { body: { email } });
    const toReset = await linkTo(thali, email);
    const next = newEmail();
    await move(token, next);
    await verify(await linkTo(thali, next));
    expectError(await verify(toVerify), 422, 'LINK_INVALID');
    const reset = { body: { token: toReset, password: NEXT } };
    expectError(await thali.call('POST /api/account/reset', reset), 422, 'LINK_INVALID');
    expect((await read(token)).email).toBe(next);
  });

  test('to another spelling of the own address makes no other account', async () => {
    const { email, token } = await newAccount(thali);
    expect((await move(token, email.toUpperCase())).status).toBe(202);
    expect((await verify(await linkTo(thali, email.toUpperCase()))).status).toBe(204);
    expect((await read(token)).email).toBe(email.toUpperCase());
  });
});

describe('a change of the password', () => {
  test('needs the old password, and a good new one', async () => {
    const { token } = await newAccount(thali);
    expectError(await change(token, 'not the password'), 422, 'PASSWORD_INCORRECT');
    expectFields(await change(token, PASSWORD, 'short'), { newPassword: 'At least 8 characters' });
    expectFields(await change(token, PASSWORD, 'iloveyou1'), {
      newPassword: 'This password is too easy to guess. Please choose another.',
    });
  });

  test('ends all other sessions and is reported by email', async () => {
    const { email, token } = await newAccount(thali);
    await thali.verify(email);
    const { body: other } = await logIn(email);
    expect((await change(token, PASSWORD)).status).toBe(204);
    expect((await thali.call('GET', '/api/session', { token: other.token })).status).toBe(401);
    expect((await thali.call('GET', '/api/session', { token })).status).toBe(200);
    expect([(await logIn(email)).status, (await logIn(email, NEXT)).status]).toEqual([401, 200]);
    await thali.services.afterwards.settled();
    expect(thali.emails.at(-1)?.text).toContain('Your password was changed.');
  });

  test.each([
    ['changed', (token: string) => change(token, PASSWORD)],
    ['reset by email', resetByEmail],
  ])('that is %s deletes links with which a thief could move the account', async (_, renew) => {
    const { email, token } = await newAccount(thali);
    const own = await linkTo(thali, email);
    await thali.call('POST', '/api/account/request-reset', { body: { email } });
    const toReset = await linkTo(thali, email);
    const theirs = newEmail();
    await move(token, theirs);
    // An email to the own address is harmless; it is sent again, since the thief's request replaced the earlier one.
    await thali.call('POST', '/api/account/verification', { body: {}, token });
    const again = await linkTo(thali, email);
    expect((await renew(token, email)).status).toBe(204);
    for (const link of [own, await linkTo(thali, theirs)])
      expectError(await verify(link), 422, 'LINK_INVALID');
    const body = { token: toReset, password: NEXT };
    expectError(await thali.call('POST', '/api/account/reset', { body }), 422, 'LINK_INVALID');
    expect((await verify(again)).status).toBe(204);
  });

  test('deletes the link of a pending change of the address', async () => {
    const { email, token } = await newAccount(thali);
    const { body: thief } = await logIn(email);
    const theirs = newEmail();
    const [changed, moved] = await Promise.all([change(token, PASSWORD), move(thief.token, theirs)]);
    expect(changed.status).toBe(204);
    if (moved.status === 202) expectError(await verify(await linkTo(thali, theirs)), 422, 'LINK_INVALID');
    else expect([401, 422]).toContain(moved.status);
    expect((await read(token)).email).toBe(email);
  });

  test('succeeds once for two concurrent requests', async () => {
    const { email, token } = await newAccount(thali);
    const passwords = ['first of the two', 'second of the two'];
    const both = await Promise.all(passwords.map((next) => change(token, PASSWORD, next)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const taken = passwords[both[0]?.status === 204 ? 0 : 1] ?? '';
    expect((await logIn(email, taken)).status).toBe(200);
  });

  test('gives a thief of a session ten guesses without blocking the owner', async () => {
    const { email, token } = await newAccount(strict);
    for (let tries = 0; tries < 10; tries++) {
      expectError(await change(token, `guess number ${tries}`, NEXT, strict), 422, 'PASSWORD_INCORRECT');
    }
    expect((await change(token, PASSWORD, NEXT, strict)).body.code).toBe('TOO_MANY_REQUESTS');
    const body = { email, password: PASSWORD };
    const signed = await strict.call('POST', '/tenant/api/login', { body });
    expect(signed.status).toBe(200);
    expect((await change(signed.body.token, PASSWORD, NEXT, strict)).status).toBe(204);
  });

  test('does not count a password that was not tried because of too many hashes', async () => {
    const few = await useTestApp({ rateLimitScale: 1 / 100 });
    const { email, token } = await newAccount(few);
    await few.verify(email);
    const ask = async () =>
      (await few.call('POST', '/api/account/totp', { body: { password: PASSWORD }, token })).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    few.clock.advance(MINUTE);
    expect(await ask()).toBe(200);
  });
});
