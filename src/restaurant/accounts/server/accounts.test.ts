import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { SESSION_LIFETIME_MS } from '#restaurant/access/server/find-session.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { sessions } from '../tables.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1 });
const secure = await useTestApp({ publicUrl: 'https://menu.example.in' });

const PASSWORD = 'five spices at noon';
const person = (more: object = {}) => ({
  name: 'Meera Iyer',
  email: 'meera@thali.example',
  password: PASSWORD,
  storeName: 'Meera’s Kitchen',
  ...more,
});
const signUp = (app: TestApp, more: object = {}) =>
  app.call('POST', '/tenant/api/menu/signup/', { body: person(more) });
const logIn = (app: TestApp, body: object) => app.call('POST', '/tenant/api/login/', { body });

describe('sign-up', () => {
  test.each([
    ['an invalid e-mail address', { email: 'meera' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['a password that everybody tries first', { password: 'Password1' }, 'password'],
    ['no name', { name: '' }, 'name'],
    ['no name of a store', { storeName: '' }, 'storeName'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
  ])('refuses %s', async (_, wrong, field) => {
    const answer = await signUp(thali, { email: 'refused@thali.example', ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('VALIDATION');
    expect(Object.keys(answer.body.details.fields)).toEqual([field]);
  });

  test('one address is one account, however it is spelt', async () => {
    expect((await signUp(thali, { email: 'once@thali.example' })).status).toBe(201);
    const again = await signUp(thali, { email: 'ONCE@thali.example' });
    expect([again.status, again.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  test('one of two concurrent sign-ups with the same address succeeds', async () => {
    const both = await Promise.all([1, 2].map(() => signUp(thali, { email: 'twice@thali.example' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('makes a live store with its own name in the address', async () => {
    const [first, second] = [
      await signUp(thali, { email: 'first@thali.example', storeName: 'Chai Adda' }),
      await signUp(thali, { email: 'second@thali.example', storeName: 'Chai Adda' }),
    ];
    expect(first.body.roles).toEqual(['OWNER']);
    expect(first.body.stores).toMatchObject([{ slug: 'chai-adda', name: 'Chai Adda', role: 'OWNER' }]);
    expect(second.body.stores[0].slug).not.toBe('chai-adda');
    const page = await thali.call('GET /restaurant/api/store/web/:slug', { params: { slug: 'chai-adda' } });
    expect(page.status).toBe(200);
    expect(page.body.profile.orderConfigs.map(({ label }: { label: string }) => label)).toEqual([
      'Dine-In',
      'Pickup',
    ]);
    expect(page.body.menus).toEqual([]);
  });
});

describe('log-in', () => {
  test('a wrong password and an unknown address get the same answer', async () => {
    await signUp(thali, { email: 'known@thali.example' });
    const wrong = await logIn(thali, { email: 'known@thali.example', password: 'not this one' });
    const unknown = await logIn(thali, { email: 'unknown@thali.example', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('gives a token that works until log-out', async () => {
    await signUp(thali, { email: 'token@thali.example' });
    const { status, body } = await logIn(thali, { email: ' Token@thali.example ', password: PASSWORD });
    expect(status).toBe(200);
    const { token } = body;
    expect((await thali.call('GET /api/session', { token })).body.account.email).toBe('token@thali.example');
    const user = await thali.call('GET /api/user', { token });
    expect(user.body).toEqual((await thali.call('GET /api/session', { token })).body);
    expect((await thali.call('DELETE /api/session', { token })).status).toBe(204);
    expect((await thali.call('GET', '/api/session', { token })).body.code).toBe('UNAUTHENTICATED');
  });

  test('stores no token in clear', async () => {
    const { body } = await signUp(thali, { email: 'hashed@thali.example' });
    const rows = await thali.database.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('ends a session after a week without use, or after a month', async () => {
    const { body: signed } = await signUp(thali, { email: 'expiry@thali.example' });
    const isIn = async () => (await thali.call('GET /api/session', { token: signed.token })).status === 200;
    const before = thali.clock.now;
    for (let days = 0; days < SESSION_LIFETIME_MS / DAY - 1; days += 5) {
      expect(await isIn()).toBe(true);
      thali.clock.advance(5 * DAY);
    }
    thali.clock.advance(DAY);
    expect(await isIn()).toBe(false);
    const { body: idle } = await logIn(thali, { email: 'expiry@thali.example', password: PASSWORD });
    thali.clock.advance(7 * DAY);
    expect((await thali.call('GET /api/session', { token: idle.token })).status).toBe(401);
    thali.clock.now = before;
  });

  test('ten wrong passwords lock that address and no other', async () => {
    await signUp(limited, { email: 'guessed@thali.example' });
    await signUp(limited, { email: 'other@thali.example' });
    const guess = (email: string, password: string) => logIn(limited, { email, password });
    for (let tries = 0; tries < 10; tries++) {
      expect((await guess('guessed@thali.example', `guess number ${tries}`)).status).toBe(401);
    }
    const refused = await guess('guessed@thali.example', PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('other@thali.example', PASSWORD)).status).toBe(200);
    limited.clock.advance(5 * MINUTE);
    expect((await guess('guessed@thali.example', PASSWORD)).status).toBe(200);
  });
});

test('concurrent guesses get no more tries than guesses in a row', async () => {
  await signUp(limited, { email: 'rushed@thali.example' });
  const guesses = Array.from({ length: 30 }, (_, guess) =>
    logIn(limited, { email: 'rushed@thali.example', password: `guess number ${guess}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

describe('a browser', () => {
  const cookieOf = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().map(String)[0] ?? '';

  test('gets the token in a cookie that scripts cannot read, and not in the answer', async () => {
    await signUp(thali, { email: 'browser@thali.example' });
    const body = { email: 'browser@thali.example', password: PASSWORD };
    const signed = await thali.call('POST /api/session', { body });
    expect(signed.status).toBe(201);
    expect(signed.body).not.toHaveProperty('token');
    const cookie = cookieOf(signed.headers);
    expect(cookie).toMatch(/^thali_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await thali.call('GET /api/session', { headers })).body.roles).toEqual(['OWNER']);
    const ended = await thali.call('DELETE /api/session', { headers });
    expect(cookieOf(ended.headers)).toContain('Expires=Thu, 01 Jan 1970');
    expect((await thali.call('GET /api/session', { headers })).status).toBe(401);
  });

  test('binds the cookie to the host over HTTPS', async () => {
    await signUp(secure);
    const body = { email: 'meera@thali.example', password: PASSWORD };
    const { headers } = await secure.call('POST /api/session', { body });
    expect(cookieOf(headers)).toMatch(/^__Host-thali_session=.*; Secure;/);
    expect(headers['strict-transport-security']).toContain('max-age=');
  });
});

test('right passwords count too, so that the queue of hashes can’t be filled', async () => {
  const strict = await useTestApp({ rateLimitScale: 1 / 50 });
  const email = 'busy@thali.example';
  await signUp(strict, { email });
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries++)
    statuses.push((await logIn(strict, { email, password: PASSWORD })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  strict.clock.advance(5 * MINUTE);
  expect((await logIn(strict, { email, password: PASSWORD })).status).toBe(200);
});
