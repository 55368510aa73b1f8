import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { codeOf, newAccount as newUnverified, switchOnTotp } from '#testing/server/people/account-steps.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { PASSWORD } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const strict = await useTestApp({ rateLimitScale: 1 });
const STEP = 30_000;

const setUp = (token: string, password = PASSWORD) =>
  thali.call('POST', '/api/account/totp', { body: { password }, token });
const confirm = (token: string, code: string) =>
  thali.call('POST', '/api/account/totp/confirm', { body: { code }, token });
const switchOff = (token: string, code: string, password = PASSWORD) =>
  thali.call('POST /api/account/totp/off', { body: { password, code }, token });
const stateOf = async (token: string) => (await thali.call('GET', '/api/account', { token })).body.twoFactor;
const logIn = (email: string, code?: string, { password = PASSWORD, at = thali } = {}) =>
  at.call('POST', '/tenant/api/login', {
    body: { email, password, ...(code === undefined ? {} : { code }) },
  });
const now = () => thali.clock.now;

/** An account with a confirmed address, which a second step requires. */
async function newAccount(at = thali) {
  const account = await newUnverified(at);
  await at.verify(account.email);
  return account;
}

/** A code that is certainly wrong now. */
function wrongCode(secret: string, at: TestApp = thali): string {
  const near = [-1, 0, 1].map((steps) => codeOf(secret, at.clock.now + steps * STEP));
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
}

async function withTotp(at = thali) {
  const account = await newAccount(at);
  return { ...account, ...(await switchOnTotp(at, account.token)) };
}

describe('setting up a second step', () => {
  test('needs the password', async () => {
    const { token } = await newAccount();
    expectError(await setUp(token, 'not the password'), 422, 'PASSWORD_INCORRECT');
    expectError(await confirm(token, '123456'), 409, 'TOTP_OFF');
  });

  test('needs a confirmed address', async () => {
    const { token } = await newUnverified(thali);
    expectError(await setUp(token), 403, 'EMAIL_UNVERIFIED');
  });

  test('ends sessions without a code, except the one that set it up', async () => {
    const { email, token } = await newAccount();
    const { body: other } = await logIn(email);
    await switchOnTotp(thali, token);
    expect((await thali.call('GET', '/api/session', { token: other.token })).status).toBe(401);
    expect((await thali.call('GET', '/api/session', { token })).status).toBe(200);
  });

  test('leaves no session of concurrent log-ins without a code', async () => {
    const { email, token } = await newAccount();
    const { body } = await setUp(token);
    const [on, ...signIns] = await Promise.all([
      confirm(token, codeOf(body.secret, now())),
      ...Array.from({ length: 5 }, () => logIn(email)),
    ]);
    expect(on.status).toBe(200);
    for (const { status, body: signed } of signIns) {
      if (status === 200)
        expect((await thali.call('GET', '/api/session', { token: signed.token })).status).toBe(401);
      else expect([status, signed.code]).toEqual([401, 'TOTP_REQUIRED']);
    }
  });

  test('changes nothing until a code of the app has confirmed it', async () => {
    const { email, token } = await newAccount();
    const { body } = await setUp(token);
    expect(body.uri).toBe(
      `otpauth://totp/Thali:${encodeURIComponent(email)}?secret=${body.secret}&issuer=Thali`,
    );
    expectError(await confirm(token, wrongCode(body.secret)), 401, 'TOTP_INCORRECT');
    expect(await stateOf(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn(email)).status).toBe(200);
  });

  test('again replaces the secret and invalidates the first', async () => {
    const { token } = await newAccount();
    const [first, second] = [(await setUp(token)).body, (await setUp(token)).body];
    expectError(await confirm(token, codeOf(first.secret, now())), 401, 'TOTP_INCORRECT');
    expect((await confirm(token, codeOf(second.secret, now()))).status).toBe(200);
  });

  test('gives recovery codes to one of two concurrent confirmations', async () => {
    const { token } = await newAccount();
    const code = codeOf((await setUp(token)).body.secret, now());
    const both = await Promise.all([confirm(token, code), confirm(token, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stateOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  test('while one is on changes nothing', async () => {
    const { token, secret } = await withTotp();
    expectError(await setUp(token), 409, 'TOTP_ON');
    expectError(await confirm(token, codeOf(secret, now())), 409, 'TOTP_ON');
  });

  test('is reported by email and stores nothing in clear', async () => {
    const { email, secret, recoveryCodes } = await withTotp();
    await thali.services.afterwards.settled();
    expect(thali.emails.findLast(({ to }) => to === email)?.text).toContain(
      'Two-step sign-in was switched on.',
    );
    for (const table of ['account_totp', 'recovery_codes']) {
      const { rows } = await thali.database.pool.query(`select * from ${table}`);
      for (const plain of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(plain);
    }
  });
});

describe('logging in with a second step', () => {
  test('refuses a wrong password whatever the code', async () => {
    const { email, secret } = await withTotp();
    const wrong = { password: 'not the password' };
    expectError(await logIn(email, codeOf(secret, now()), wrong), 401, 'CREDENTIALS_INVALID');
    expectError(await logIn(email, undefined, wrong), 401, 'CREDENTIALS_INVALID');
  });

  test.each(['/tenant/api/login', '/api/session'])(
    '%s asks for the code and accepts the right one',
    async (url) => {
      const { email, secret } = await withTotp();
      const ask = (code?: string) =>
        thali.call('POST', url, { body: { email, password: PASSWORD, ...(code ? { code } : {}) } });
      expectError(await ask(), 401, 'TOTP_REQUIRED');
      expectError(await ask(wrongCode(secret)), 401, 'TOTP_INCORRECT');
      const answer = await ask(codeOf(secret, now()));
      expect([answer.status, answer.body.roles]).toEqual([url === '/api/session' ? 201 : 200, ['OWNER']]);
    },
  );

  test('accepts a code once, also concurrently, and none before it', async () => {
    const { email, secret } = await withTotp();
    const next = codeOf(secret, now() + STEP);
    const many = await Promise.all(Array.from({ length: 5 }, () => logIn(email, next)));
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expectError(await logIn(email, codeOf(secret, now())), 401, 'TOTP_INCORRECT');
    thali.clock.advance(2 * STEP);
    expect((await logIn(email, codeOf(secret, now()))).status).toBe(200);
  });

  test('refuses the code that switched it on', async () => {
    const { email, token } = await newAccount();
    const { body } = await setUp(token);
    const code = codeOf(body.secret, now());
    await confirm(token, code);
    expectError(await logIn(email, code), 401, 'TOTP_INCORRECT');
  });

  test('accepts a code one step early or late, but not two', async () => {
    const { email, secret } = await withTotp();
    thali.clock.advance(10 * STEP);
    for (const steps of [-2, 2]) {
      expectError(await logIn(email, codeOf(secret, now() + steps * STEP)), 401, 'TOTP_INCORRECT');
    }
    expect((await logIn(email, codeOf(secret, now() - STEP))).status).toBe(200);
    const spaced = codeOf(secret, now() + STEP).replace(/^.../, '$& ');
    expect((await logIn(email, spaced)).status).toBe(200);
  });

  test('accepts a recovery code once, however it is typed, and counts the rest', async () => {
    const { email, token, recoveryCodes } = await withTotp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(email, first)).status).toBe(200);
    expectError(await logIn(email, first), 401, 'TOTP_INCORRECT');
    expect((await logIn(email, ` ${second.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
    expect(await stateOf(token)).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    const { email: other } = await withTotp();
    expectError(await logIn(other, recoveryCodes[2]), 401, 'TOTP_INCORRECT');
  });

  test('refuses even the right code for a while after five wrong ones, also concurrent ones', async () => {
    const { email, secret } = await withTotp(strict);
    const at = { at: strict };
    const wrong = wrongCode(secret, strict);
    const many = await Promise.all(Array.from({ length: 8 }, () => logIn(email, wrong, at)));
    expect(many.filter(({ body }) => body.code === 'TOTP_INCORRECT')).toHaveLength(5);
    expect(many.filter(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toHaveLength(3);
    expect((await logIn(email, codeOf(secret, strict.clock.now), at)).status).toBe(429);
    strict.clock.advance(15 * MINUTE);
    expect((await logIn(email, codeOf(secret, strict.clock.now), at)).status).toBe(200);
  });
});

describe('switching off a second step', () => {
  test('needs both the password and a code', async () => {
    const { email, token, secret } = await withTotp();
    expectError(await switchOff(token, codeOf(secret, now()), 'not it'), 422, 'PASSWORD_INCORRECT');
    expectError(await switchOff(token, wrongCode(secret)), 401, 'TOTP_INCORRECT');
    expect((await switchOff(token, codeOf(secret, now()))).status).toBe(204);
    expect(await stateOf(token)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await logIn(email)).status).toBe(200);
    expectError(await switchOff(token, '123456'), 409, 'TOTP_OFF');
  });

  test('works with a recovery code; switching on again makes ten new ones', async () => {
    const { email, token, recoveryCodes } = await withTotp();
    expect((await switchOff(token, recoveryCodes[0] ?? '')).status).toBe(204);
    const { recoveryCodes: fresh } = await switchOnTotp(thali, token);
    expect(fresh).toHaveLength(10);
    expectError(await logIn(email, recoveryCodes[1]), 401, 'TOTP_INCORRECT');
    expect((await logIn(email, fresh[0])).status).toBe(200);
  });
});

test('a second step that was switched off meanwhile is not switched off again', async () => {
  const { email, token, secret } = await withTotp();
  thali.clock.advance(STEP);
  const held = await lockRows(
    thali.database,
    `with off as (delete from account_totp where account_id in (select id from accounts where email = $1))
     update accounts set name = name where email = $1`,
    [email],
  );
  const switching = switchOff(token, codeOf(secret, now()));
  await held.whenWaiting(1);
  await held.release();
  expectError(await switching, 409, 'TOTP_OFF');
});
