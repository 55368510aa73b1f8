import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { linkTo, newAccount, switchOnTotp } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { PASSWORD, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const strict = await useTestApp({ rateLimitScale: 1 });
const NEXT = 'seven slow monsoons';

const ask = (email: string, at = thali) => at.call('POST /api/account/request-reset', { body: { email } });
const reset = (token: string, password = NEXT) =>
  thali.call('POST /api/account/reset', { body: { token, password } });
const logIn = (email: string, password: string) =>
  thali.call('POST', '/tenant/api/login', { body: { email, password } });
const session = (token: string) => thali.call('GET /api/session', { token });

/** An account that has requested a link, with the link. */
async function forgotten() {
  const account = await newAccount(thali);
  await ask(account.email);
  return { ...account, link: await linkTo(thali, account.email) };
}

describe('a request for a link', () => {
  test('gets the same answer before the account is looked up', async () => {
    const { email } = await newAccount(thali);
    const [known, unknown] = [await ask(email), await ask(`nobody-${unique()}@thali.example`)];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(known.status).toBe(202);

    await thali.services.afterwards.settled();
    const { pool } = thali.database;
    await pool.query('alter table accounts rename to accounts_away');
    const blind = [await ask(email), await ask(`nobody-${unique()}@thali.example`)];
    await thali.services.afterwards.settled();
    await pool.query('alter table accounts_away rename to accounts');
    expect(blind.map(({ status }) => status)).toEqual([202, 202]);
  });

  test('sends no email for an unknown or disabled account', async () => {
    const { email } = await newAccount(thali);
    await thali.database.pool.query('update accounts set disabled_at = now() where email = $1', [email]);
    await thali.services.afterwards.settled();
    const sent = thali.emails.length;
    await ask(email);
    await ask(`nobody-${unique()}@thali.example`);
    await thali.services.afterwards.settled();
    expect(thali.emails).toHaveLength(sent);
  });

  test('goes to the address as signed up, never as typed now', async () => {
    const { email } = await newAccount(thali);
    await ask(` ${email.toUpperCase()} `);
    await linkTo(thali, email);
    expect(thali.emails.at(-1)?.to).toBe(email);
    expect(thali.emails.at(-1)?.text).toContain('http://localhost/auth/reset-password#token=');
  });

  test.each([
    ['an account', true],
    ['no account', false],
  ])('is refused after three times for the address of %s', async (_, exists) => {
    const email = exists ? (await newAccount(strict)).email : `nobody-${unique()}@thali.example`;
    for (let asked = 0; asked < 3; asked++) expect((await ask(email, strict)).status).toBe(202);
    const refused = await ask(email.toUpperCase(), strict);
    expectError(refused, 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 600 } });
  });
});

describe('a link', () => {
  test('works for half an hour', async () => {
    const [late, inTime] = [await forgotten(), await forgotten()];
    const before = thali.clock.now;
    thali.clock.advance(30 * MINUTE - 1);
    expect((await reset(inTime.link)).status).toBe(204);
    thali.clock.advance(1);
    expectError(await reset(late.link), 422, 'LINK_INVALID');
    thali.clock.now = before;
  });

  test('sets one password when opened twice at once', async () => {
    const { email, link } = await forgotten();
    const passwords = ['first of the two', 'second of the two'];
    const both = await Promise.all(passwords.map((password) => reset(link, password)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const chosen = passwords[both[0]?.status === 204 ? 0 : 1] ?? '';
    expect((await logIn(email, chosen)).status).toBe(200);
  });

  test('invalidates earlier links', async () => {
    const { email, link } = await forgotten();
    await ask(email);
    expect((await reset(await linkTo(thali, email))).status).toBe(204);
    expectError(await reset(link), 422, 'LINK_INVALID');
  });

  test('that confirms an address cannot set a password', async () => {
    const { email } = await newAccount(thali);
    expectError(await reset(await linkTo(thali, email)), 422, 'LINK_INVALID');
  });

  test('does nothing after its address was given up', async () => {
    const { email, link } = await forgotten();
    await thali.database.pool.query('update accounts set email = $2 where email = $1', [
      email,
      `moved-${email}`,
    ]);
    expectError(await reset(link), 422, 'LINK_INVALID');
  });

  test.each([
    ['short', 'short', 'At least 8 characters'],
    ['too common', 'Password1', 'This password is too easy to guess. Please choose another.'],
    ['too long', 'x'.repeat(129), 'At most 128 characters'],
  ])('still works after a password that is %s', async (_, wrong, fault) => {
    const { link } = await forgotten();
    expectFields(await reset(link, wrong), { password: fault });
    expect((await reset(link)).status).toBe(204);
  });
});

test('a new password ends every session, confirms the address and is reported by email', async () => {
  const { email, token, link } = await forgotten();
  const { body: other } = await logIn(email, PASSWORD);
  expect((await reset(link)).status).toBe(204);
  for (const old of [token, other.token]) expectError(await session(old), 401, 'UNAUTHENTICATED');
  expect((await logIn(email, PASSWORD)).body.code).toBe('CREDENTIALS_INVALID');
  const { body: signed } = await logIn(email, NEXT);
  expect((await session(signed.token)).body.account.verified).toBe(true);
  await thali.services.afterwards.settled();
  expect(thali.emails.at(-1)).toMatchObject({ to: email });
  expect(thali.emails.at(-1)?.text).toContain('Your password was changed.');
});

test('a new password does not skip the second step', async () => {
  const { email, token } = await newAccount(thali);
  await thali.verify(email);
  await switchOnTotp(thali, token);
  await ask(email);
  expect((await reset(await linkTo(thali, email))).status).toBe(204);
  expectError(await logIn(email, NEXT), 401, 'TOTP_REQUIRED');
});

test('a reset removes the second step of somebody who signed up with another’s address', async () => {
  const { email, token } = await newAccount(thali);
  await thali.verify(email);
  await switchOnTotp(thali, token);
  // Earlier releases allowed a second step without a confirmed address.
  await thali.database.pool.query('update accounts set verified_at = null where email = $1', [email]);
  await ask(email);
  expect((await reset(await linkTo(thali, email))).status).toBe(204);
  expect((await logIn(email, NEXT)).status).toBe(200);
});

test('a log-in with the old password during its change does not last', async () => {
  const { email, link } = await forgotten();
  const { passwords } = thali.services;
  const gate = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  const { verify } = passwords;
  passwords.verify = async (...given) => {
    const isRight = await verify(...given);
    checked.resolve();
    await gate.promise;
    return isRight;
  };
  const slow = logIn(email, PASSWORD);
  await checked.promise;
  passwords.verify = verify;
  expect((await reset(link)).status).toBe(204);
  gate.resolve();
  expectError(await slow, 401, 'CREDENTIALS_INVALID');
});
