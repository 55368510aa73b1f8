import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { newAccount } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { PASSWORD } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp({ heartbeatMs: 50 });
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function logIn(email: string, userAgent = ''): Promise<string> {
  const headers = { 'user-agent': userAgent };
  const body = { email, password: PASSWORD };
  return (await thali.call('POST /tenant/api/login', { body, headers })).body.token;
}

const list = async (token: string) => (await thali.call('GET /api/sessions', { token })).body.sessions;
const end = (token: string, id: string) =>
  thali.call('DELETE /api/sessions/:sessionId', { params: { sessionId: id }, token });
const isIn = async (token: string) => (await thali.call('GET /api/session', { token })).status === 200;

describe('the list of sessions', () => {
  test('names each as a person would, last used first, and shows no secret', async () => {
    const { email, token } = await newAccount(thali);
    const signedUp = new Date(thali.clock.now).toISOString();
    thali.clock.advance(HOUR);
    const phone = await logIn(email, ANDROID);
    const now = new Date(thali.clock.now).toISOString();
    const answer = await thali.call('GET /api/sessions', { token: phone });
    expect(answer.body.sessions).toEqual([
      {
        _id: expect.any(String),
        browser: 'Chrome',
        system: 'Android',
        createdAt: now,
        seenAt: now,
        current: true,
      },
      {
        _id: expect.any(String),
        browser: null,
        system: null,
        createdAt: signedUp,
        seenAt: signedUp,
        current: false,
      },
    ]);
    const { rows } = await thali.database.pool.query('select token_hash from sessions');
    for (const { token_hash } of rows) expect(answer.text).not.toContain(token_hash);
    expect(answer.text).not.toContain(token);
  });

  test('omits ended sessions', async () => {
    const { email } = await newAccount(thali);
    thali.clock.advance(8 * DAY);
    const token = await logIn(email);
    expect(await list(token)).toMatchObject([{ current: true }]);
  });

  test('omits other accounts’ sessions', async () => {
    const [asha, ravi] = [await newAccount(thali), await newAccount(thali)];
    const [other] = await list(ravi.token);
    expect((await list(asha.token)).map(({ _id }) => _id)).not.toContain(other?._id);
  });

  test('keeps only the useful part of a browser’s user agent', async () => {
    const { email } = await newAccount(thali);
    thali.clock.advance(1_000);
    const token = await logIn(email, `${ANDROID} ${'x'.repeat(5_000)}`);
    expect(await list(token)).toMatchObject([{ browser: 'Chrome' }, {}]);
    const sql = 'select max(length(user_agent)) as longest from sessions';
    expect((await thali.database.pool.query(sql)).rows).toEqual([{ longest: 300 }]);
  });
});

describe('ending a session', () => {
  test.each([
    ['one that does not exist', '00000000-0000-4000-8000-000000000000'],
    ['an invalid id', 'none'],
  ])('refuses %s', async (_, id) => {
    const { token } = await newAccount(thali);
    expectError(await end(token, id), 404, 'SESSION_NOT_FOUND');
  });

  test('refuses another account’s session as if it did not exist', async () => {
    const [asha, ravi] = [await newAccount(thali), await newAccount(thali)];
    const [theirs] = await list(ravi.token);
    expectError(await end(asha.token, theirs?._id ?? ''), 404, 'SESSION_NOT_FOUND');
    expect(await isIn(ravi.token)).toBe(true);
  });

  test('leaves the other sessions', async () => {
    const { email, token } = await newAccount(thali);
    const [phone, tablet] = [await logIn(email), await logIn(email)];
    const mine = (await list(phone)).find(({ current }) => current);
    expect((await end(token, mine?._id ?? '')).status).toBe(204);
    expect([await isIn(phone), await isIn(tablet), await isIn(token)]).toEqual([false, true, true]);
    expectError(await end(token, mine?._id ?? ''), 404, 'SESSION_NOT_FOUND');
  });

  test('of all others leaves the current one', async () => {
    const { email, token } = await newAccount(thali);
    const others = [await logIn(email), await logIn(email)];
    const { token: stranger } = await newAccount(thali);
    expect((await thali.call('DELETE /api/sessions', { token })).status).toBe(204);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect([await isIn(token), await isIn(stranger)]).toEqual([true, true]);
  });

  test('closes the live stream of that device only', async () => {
    const { email, token, storeId } = await newAccount(thali);
    const url = `${await thali.listen()}/api/stores/${storeId}/events`;
    const phone = await logIn(email);
    const [here, there] = [await readEvents(url, { token }), await readEvents(url, { token: phone })];
    const theirs = (await list(phone)).find(({ current }) => current);
    await end(token, theirs?._id ?? '');
    await waitUntil(there.hasEnded, 'the stream of the device that was signed out ends');
    expect(here.hasEnded()).toBe(false);
    here.leave();
  });
});

test('a browser that logs in to another account ends its earlier session', async () => {
  const [asha, ravi] = [await newAccount(thali), await newAccount(thali)];
  const signIn = (email: string, headers: Record<string, string> = {}) =>
    thali.call('POST /api/session', { body: { email, password: PASSWORD }, headers });
  const first = String((await signIn(asha.email)).headers['set-cookie']).split(';')[0] ?? '';
  const second = await signIn(ravi.email, { cookie: first });
  expect([second.status, second.body.account.email]).toEqual([201, ravi.email]);
  const again = await thali.call('GET /api/session', { headers: { cookie: first } });
  expectError(again, 401, 'UNAUTHENTICATED');
  expect(await isIn(asha.token)).toBe(true);
});

test('a browser that signs up has one session', async () => {
  const body = { name: 'A', email: 'once@browser.example', password: PASSWORD, storeName: 'Once' };
  const { status, body: view, headers } = await thali.call('POST /api/account', { body });
  expect([status, view.account, view.roles]).toEqual([
    201,
    { _id: expect.any(String), name: 'A', email: body.email, verified: false },
    ['OWNER'],
  ]);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const { body: sessions } = await thali.call('GET /api/sessions', { headers: { cookie } });
  expect(sessions.sessions).toMatchObject([{ current: true }]);
});

test('an account keeps its five hundred last used sessions', async () => {
  const { email, token } = await newAccount(thali);
  const logIn = async () => {
    thali.clock.advance(1000);
    const { body } = await thali.call('POST /tenant/api/login', { body: { email, password: PASSWORD } });
    return body.token as string;
  };
  const second = await logIn();
  await thali.database.pool.query(
    `insert into sessions (token_hash, account_id, created_at, seen_at, expires_at)
     select 'more ' || number, id, $2::timestamptz, $2, $2::timestamptz + interval '1 day' from accounts, generate_series(1, 498) number
     where email = $1`,
    [email, new Date(thali.clock.now)],
  );
  const isIn = async (of: string) => (await thali.call('GET /api/session', { token: of })).status === 200;
  expect([await isIn(token), await isIn(second)]).toEqual([true, true]);
  const last = await logIn();
  expect([await isIn(token), await isIn(second), await isIn(last)]).toEqual([false, true, true]);
  expect((await thali.call('GET /api/sessions', { token: last })).body.sessions).toHaveLength(500);
});
