import { expect, test } from 'vitest';
import { loadBuiltPages } from '#apps/server/pages/built-pages.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { MOST_UNVERIFIED } from '#restaurant/set-up/server/open-store.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, PASSWORD, unique } from '#testing/server/test-stores.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });

const newcomer = () => ({
  name: 'Asha Rao',
  email: `new-${unique()}@thali.example`,
  password: PASSWORD,
  storeName: 'New place',
});
const signUp = ({ call }: TestApp, path: string) => call('POST', path, { body: newcomer() });
const WAYS = ['/tenant/api/menu/signup/', '/api/account'];

/** Joins by the link of an invitation, without having an account. */
async function join(invitee = `guest-${unique()}@thali.example`) {
  const store = await createTestStore(thali);
  const { body } = await thali.call('POST /api/stores/:storeId/invitations', {
    params: store,
    token: store.token,
    body: { email: invitee, role: 'STAFF' },
  });
  const token =
    new URL(body.link).hash.replace(/^#(token=)?/, '') || new URL(body.link).searchParams.get('token');
  return (policy: typeof thali.services.signUp.usual) => {
    thali.services.signUp.usual = policy;
    return thali.call('POST', '/api/invitations/account', {
      body: { token, name: 'Ravi', password: PASSWORD },
    });
  };
}

test('anybody can sign up by default', async () => {
  for (const way of WAYS) expect((await signUp(thali, way)).status).toBe(201);
  for (const policy of ['invitation', 'closed'] as const) {
    thali.services.signUp.usual = policy;
    for (const way of WAYS) expectError(await signUp(thali, way), 403, 'SIGN_UP_CLOSED');
  }
  thali.services.signUp.usual = 'open';
});

test('“invited” admits only invited people; “closed” admits nobody', async () => {
  const joining = await join();
  expectError(await joining('closed'), 403, 'SIGN_UP_CLOSED');
  expect((await joining('invitation')).status).toBe(201);
  thali.services.signUp.usual = 'open';
});

test('the page states the policy', async () => {
  const read = async () =>
    (await thali.call('GET', '/auth/register', { headers: { accept: 'text/html' } })).text;
  expect(await read()).toContain('<meta name="sign-up" content="open">');
  const { call } = await useTestApp({ pages, signUp: 'closed' });
  const { text } = await call('GET', '/auth/register', { headers: { accept: 'text/html' } });
  expect(text).toContain('<meta name="sign-up" content="closed">');
});

test('an account without a confirmed address opens a few stores; a confirmed one opens more', async () => {
  const body = newcomer();
  const { token } = (await thali.call('POST', WAYS[0] ?? '', { body })).body;
  const open = () => thali.call('POST /api/stores', { token, body: { name: 'One more' } });
  const opened = await Promise.all(Array.from({ length: 8 }, open));
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(MOST_UNVERIFIED - 1);
  expectError(await open(), 403, 'EMAIL_UNVERIFIED');
  await thali.verify(body.email);
  expect((await open()).status).toBe(201);
  thali.services.signUp.usual = 'invitation';
  expect((await open()).status).toBe(201);
  thali.services.signUp.usual = 'open';
});

test('an account opens twenty stores an hour and sixty a day', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 });
  const body = newcomer();
  const { token } = (await limited.call('POST', WAYS[0] ?? '', { body })).body;
  await limited.verify(body.email);
  const open = () => limited.call('POST /api/stores', { token, body: { name: 'One more' } });
  for (let hour = 0; hour < 3; hour++) {
    for (let store = 0; store < 20; store++) expect((await open()).status).toBe(201);
    expect((await open()).status).toBe(429);
    limited.clock.advance(HOUR);
  }
  expect((await open()).status).toBe(429);
  limited.clock.advance(21 * HOUR);
  expect((await open()).status).toBe(201);
});
