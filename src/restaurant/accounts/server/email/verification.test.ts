import { describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { linkTo, newAccount } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const strict = await useTestApp({ rateLimitScale: 1 });
const GATEWAY = { store_gateway_config: { merchent_id: 'M1', merchent_key: 'a gateway key' } };

const verify = (token: string) => thali.call('POST /api/account/verify', { body: { token } });
const resend = (token: string, at = thali) => at.call('POST /api/account/verification', { body: {}, token });
const isVerified = async (token: string) =>
  (await thali.call('GET /api/session', { token })).body.account.verified;

describe('a confirmation link', () => {
  test('does nothing if it was never sent', async () => {
    for (const token of ['', 'x', 'x'.repeat(200)]) expectError(await verify(token), 422, 'LINK_INVALID');
  });

  test('works once, also when it is opened twice at once', async () => {
    const { email, token } = await newAccount(thali);
    const link = await linkTo(thali, email);
    const both = await Promise.all([verify(link), verify(link)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    expect(await isVerified(token)).toBe(true);
  });

  test('works for 48 hours', async () => {
    const [late, inTime] = [await newAccount(thali), await newAccount(thali)];
    const before = thali.clock.now;
    thali.clock.advance(48 * HOUR - 1);
    expect((await verify(await linkTo(thali, inTime.email))).status).toBe(204);
    thali.clock.advance(1);
    expectError(await verify(await linkTo(thali, late.email)), 422, 'LINK_INVALID');
    thali.clock.now = before;
    expect(await isVerified(late.token)).toBe(false);
  });

  test('for a new password does not confirm an address', async () => {
    const { email } = await newAccount(thali);
    await thali.call('POST /api/account/request-reset', { body: { email } });
    expectError(await verify(await linkTo(thali, email)), 422, 'LINK_INVALID');
  });

  test('of a disabled account does nothing', async () => {
    const { email } = await newAccount(thali);
    await thali.database.pool.query('update accounts set disabled_at = now() where email = $1', [email]);
    expectError(await verify(await linkTo(thali, email)), 422, 'LINK_INVALID');
  });

  test('is stored as a hash only', async () => {
    const { email } = await newAccount(thali);
    const { rows } = await thali.database.pool.query('select * from account_tokens');
    expect(JSON.stringify(rows)).toContain(email);
    expect(JSON.stringify(rows)).not.toContain(await linkTo(thali, email));
  });
});

describe('the confirmation email', () => {
  test('links to our public address, whatever the request’s headers say', async () => {
    const email = `host-${unique()}@thali.example`;
    const body = { name: 'Cheap Watches', email, password: 'a plain long one', storeName: 'Free Money' };
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await thali.call('POST /api/account', { body, headers });
    const sent = thali.emails.find(({ to }) => to === email);
    expect(sent?.text).toContain(`http://localhost/auth/verify#token=${await linkTo(thali, email)}\n`);
    // Strangers' words must not go out in our emails.
    expect(sent?.text).not.toMatch(/watches|money/i);
  });

  test('fails no sign-up if it can’t be sent, and the failure is reported', async () => {
    const { mailer } = thali.services;
    thali.services.mailer = { send: () => Promise.reject(new Error('The mail server is away')) };
    const before = thali.logs.length;
    const { token } = await newAccount(thali);
    expect(await isVerified(token)).toBe(false);
    await thali.services.afterwards.settled();
    expect(thali.logs.slice(before).join()).toContain('The mail server is away');
    thali.services.mailer = mailer;
  });

  test('delays no sign-up if sending never ends', async () => {
    const { mailer } = thali.services;
    const gate = Promise.withResolvers<void>();
    thali.services.mailer = { send: () => gate.promise };
    expect(await isVerified((await newAccount(thali)).token)).toBe(false);
    gate.resolve();
    thali.services.mailer = mailer;
  });

  test('is sent again on request until the address is confirmed', async () => {
    const { email, token } = await newAccount(thali);
    const first = await linkTo(thali, email);
    expect((await resend(token)).status).toBe(202);
    const second = await linkTo(thali, email);
    expect(second).not.toBe(first);
    expect((await verify(second)).status).toBe(204);
    const sent = thali.emails.length;
    expect((await resend(token)).status).toBe(202);
    await thali.services.afterwards.settled();
    expect(thali.emails).toHaveLength(sent);
    // A confirmed address needs no second link.
    expectError(await verify(first), 422, 'LINK_INVALID');
  });

  test('is sent five times an hour', async () => {
    const { token } = await newAccount(strict);
    for (let sent = 0; sent < 5; sent++) expect((await resend(token, strict)).status).toBe(202);
    expectError(await resend(token, strict), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 3600 } });
  });
});

test('an unconfirmed account works but can’t store gateway credentials', async () => {
  const account = await newAccount(thali);
  expect((await patchStore(thali, account, { description: 'Since 1952' })).status).toBe(200);
  expectError(await patchStore(thali, account, GATEWAY), 403, 'EMAIL_UNVERIFIED');
  expect((await verify(await linkTo(thali, account.email))).status).toBe(204);
  const stored = await patchStore(thali, account, GATEWAY);
  expect([stored.status, stored.body.hasGateway]).toEqual([200, true]);
});

test('an address that is being confirmed gets no further link', async () => {
  const { email, token } = await newAccount(thali);
  const held = await lockRows(thali.database, 'update accounts set verified_at = now() where email = $1', [
    email,
  ]);
  const resending = resend(token);
  await held.whenWaiting(1);
  const before = thali.emails.length;
  await held.release();
  expect((await resending).status).toBe(202);
  expect(thali.emails).toHaveLength(before);
});
