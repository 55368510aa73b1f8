import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, linkTo } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { loadBuiltPages } from '../../pages/built-pages.ts';
import { logPlaces, tablePlaces, watch } from '../testing/watched-life.ts';
import { type Allowed, findLeaks, type Secret } from './leaks.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const life = watch(thali);
const PASSWORD = `correct horse ${randomBytes(9).toString('hex')}`;
const NEXT = `battery staple ${randomBytes(9).toString('hex')}`;
const AGENT = `Browser/${randomBytes(9).toString('hex')}`;
const email = 'asha@thali.example';

const secrets: Secret[] = [
  { name: 'password', text: PASSWORD },
  { name: 'new password', text: NEXT },
  { name: 'user agent', text: AGENT },
];

const ALLOWED: Allowed = {
  'who signs in': ['session token'],
  'who sets it up': ['totp secret', 'recovery code'],
  'table sessions': ['user agent'],
};

async function leaks(): Promise<string[]> {
  const places = [...life.take(), ...logPlaces(thali), ...(await tablePlaces(thali))];
  return findLeaks(secrets, places, ALLOWED);
}

test('the life of an account leaves its secrets nowhere', async () => {
  const headers = { 'user-agent': AGENT };
  const signUp = { name: 'Asha', email, password: PASSWORD, storeName: 'Lamp House' };
  const at = (reader: string, method: string, url: string, body?: object, token?: string) =>
    life.as(reader, method, url, { headers, ...(body ? { body } : {}), ...(token ? { token } : {}) });

  const { body: first } = await at('who signs in', 'POST', '/tenant/api/menu/signup', signUp);
  secrets.push({ name: 'session token', text: first.token });
  const verify = await linkTo(thali, email);
  secrets.push({ name: 'link to confirm', text: verify });
  await at('a guest', 'POST', '/api/account/verify', { token: `${verify}x` });
  const page = await at('a guest', 'GET', `/auth/verify?token=${verify}`);
  await at('a guest', 'POST', '/api/account/verify', { token: verify });

  const { body: setup } = await at(
    'who sets it up',
    'POST',
    '/api/account/totp',
    { password: PASSWORD },
    first.token,
  );
  secrets.push({ name: 'totp secret', text: setup.secret });
  const code = codeOf(setup.secret, thali.clock.now);
  const confirmed = await at('who sets it up', 'POST', '/api/account/totp/confirm', { code }, first.token);
  for (const text of confirmed.body.recoveryCodes) secrets.push({ name: 'recovery code', text });
  for (const url of ['/api/session', '/api/sessions', '/api/account'])
    expect((await at('the owner', 'GET', url, undefined, first.token)).status).toBe(200);

  await at('a guest', 'POST', '/api/account/request-reset', { email });
  const reset = await linkTo(thali, email);
  secrets.push({ name: 'link to reset', text: reset });
  await at('a guest', 'GET', `/auth/reset-password?token=${reset}`);
  await at('a guest', 'POST', '/api/account/reset', { token: reset, password: 'short' });
  expect((await at('a guest', 'POST', '/api/account/reset', { token: reset, password: NEXT })).status).toBe(
    204,
  );
  const login = { email, password: NEXT, code: confirmed.body.recoveryCodes[0] };
  const { body: again } = await at('who signs in', 'POST', '/tenant/api/login', login);
  secrets.push({ name: 'session token', text: again.token });
  await at(
    'the owner',
    'POST',
    '/api/account/totp/off',
    { password: NEXT, code: confirmed.body.recoveryCodes[0] },
    again.token,
  );
  await thali.services.afterwards.settled();

  expect(page.status).toBe(200);
  expect(await leaks()).toEqual([]);
});

test.each(['/auth/verify', '/auth/reset-password', '/auth/login'])(
  '%s is not cached and sends no referrer, because its address may have a token',
  async (path) => {
    const { headers } = await thali.call('GET', `${path}?token=x`, { headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  },
);

test('a database that breaks while a link is opened is logged without the link', async () => {
  const token = randomBytes(32).toString('base64url');
  secrets.push({ name: 'link to confirm', text: token });
  await thali.database.pool.query('alter table account_tokens rename to account_tokens_away');
  const answers = [
    await life.as('a guest', 'POST', '/api/account/verify', { body: { token } }),
    await life.as('a guest', 'POST', '/api/account/reset', { body: { token, password: NEXT } }),
  ];
  await thali.database.pool.query('alter table account_tokens_away rename to account_tokens');
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(await leaks()).toEqual([]);
});
