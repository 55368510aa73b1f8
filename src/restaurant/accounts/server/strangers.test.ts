import { expect, test, vi } from 'vitest';
import { AppError } from '#platform/errors/rules/errors.ts';
import { tooMany } from '#platform/limits/server/limiter.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { linkTo, newAccount } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { PASSWORD } from '#testing/server/test-stores.ts';

/** Tries by which strangers could harm somebody's account. */
const thali = await useTestApp({ rateLimitScale: 1, trustProxy: 1 });
const NEXT = 'seven slow monsoons';
const OWNER = '198.51.100.1';

let networks = 0;
const newNetwork = () => `203.0.113.${++networks}`;
const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
});

const signIn = (email: string, password: string, headers: Record<string, string>) =>
  thali.call('POST /api/session', { body: { email, password }, headers });
const askReset = (email: string, headers: Record<string, string>) =>
  thali.call('POST /api/account/request-reset', { body: { email }, headers });

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).find((cookie) => cookie.startsWith('thali_device=')) ?? '';

/** How many emails with these words went to an address. */
async function emailsTo(email: string, words: string): Promise<number> {
  await thali.services.afterwards.settled();
  return thali.emails.filter(({ to, text }) => to === email && text.includes(words)).length;
}

/** An account with a confirmed address. */
async function newOwner() {
  const account = await newAccount(thali);
  await thali.verify(account.email);
  return account;
}

async function guess(email: string, address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++)
    statuses.push((await signIn(email, `guess number ${at}`, from(address))).status);
  return statuses;
}

test('ten wrong passwords lock only their network, whatever the client claims to the proxy', async () => {
  const { email, token } = await newAccount(thali);
  const stranger = newNetwork();
  expect(await guess(email, stranger, 11)).toEqual([...Array<number>(10).fill(401), 429]);
  // The client's own claim comes before the address that the proxy saw.
  expect((await signIn(email, PASSWORD, from(`192.0.2.1, ${stranger}`))).status).toBe(429);
  expect((await signIn(email, PASSWORD, from(OWNER))).status).toBe(201);
  const body = { password: PASSWORD, newPassword: NEXT };
  const changed = await thali.call('POST /api/account/password', { body, token, headers: from(stranger) });
  expect(changed.status).toBe(204);
});

test('refusals for one account use up nothing of the network’s other accounts', async () => {
  const [{ email }, honest] = [await newAccount(thali), await newAccount(thali)];
  const shared = newNetwork();
  const statuses = await guess(email, shared, 120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(110);
  expect((await signIn(honest.email, PASSWORD, from(shared))).status).toBe(201);
});

test('all addresses of an IPv6 network share its limit', async () => {
  const { email } = await newAccount(thali);
  const statuses: number[] = [];
  for (let at = 1; at <= 11; at++)
    statuses.push((await signIn(email, 'wrong', from(`2001:db8:0:7::${at}`))).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a browser that has logged in gets through beside a stranger in its network', async () => {
  const { email } = await newAccount(thali);
  const shared = newNetwork();
  const device = deviceOf(await signIn(email, PASSWORD, from(shared)));
  await guess(email, shared, 10);
  expect((await signIn(email, PASSWORD, from(shared))).status).toBe(429);
  expect((await signIn(email, PASSWORD, from(shared, device))).status).toBe(201);
  // It has ten tries of its own, for this account only.
  for (let at = 0; at < 10; at++) await signIn(email, 'wrong', from(shared, device));
  expect((await signIn(email, PASSWORD, from(shared, device))).status).toBe(429);
  const other = await newAccount(thali);
  await guess(other.email, shared, 10);
  expect((await signIn(other.email, PASSWORD, from(shared, device))).status).toBe(429);
  expect((await signIn(other.email, PASSWORD, from(shared, `${device}x`))).status).toBe(429);
});

test('a browser is known to every account that logged in with it', async () => {
  const [first, second] = [await newAccount(thali), await newAccount(thali)];
  const shared = newNetwork();
  const one = deviceOf(await signIn(first.email, PASSWORD, from(shared)));
  const both = deviceOf(await signIn(second.email, PASSWORD, from(shared, one)));
  for (const { email } of [first, second]) {
    await guess(email, shared, 10);
    expect((await signIn(email, PASSWORD, from(shared, both))).status).toBe(201);
  }
});

test('while many networks guess, the owner waits briefly in a new browser and not at all in a known one', async () => {
  const { email } = await newAccount(thali);
  const device = deviceOf(await signIn(email, PASSWORD, from(OWNER)));
  for (let network = 0; network < 3; network++) await guess(email, newNetwork(), 10);
  const waiting = vi.spyOn(thali.services.slowLane, 'turnOf');
  expect((await signIn(email, PASSWORD, from(newNetwork()))).status).toBe(201);
  expect(waiting).toHaveBeenCalledOnce();
  waiting.mockRestore();
  const taken = thali.services.slowLane.turnOf;
  thali.services.slowLane.turnOf = () => () => Promise.reject(new Error('has no business there'));
  expect((await signIn(email, PASSWORD, from(OWNER, device))).status).toBe(201);
  thali.services.slowLane.turnOf = taken;
});

test('a try that is refused before any check does not count as wrong', async () => {
  const { email } = await newAccount(thali);
  for (let network = 0; network < 3; network++) await guess(email, newNetwork(), 10);
  const { slowLane, passwords } = thali.services;
  const full = () => Promise.reject(new AppError('UNAVAILABLE'));
  const place = newNetwork();
  const turnedAway = async () => {
    for (let at = 0; at < 12; at++) expect((await signIn(email, PASSWORD, from(place))).status).toBe(503);
  };
  const { turnOf } = slowLane;
  slowLane.turnOf = () => full;
  await turnedAway();
  slowLane.turnOf = turnOf;
  const { verify } = passwords;
  slowLane.turnOf = () => (work) => work();
  passwords.verify = full;
  await turnedAway();
  passwords.verify = verify;
  slowLane.turnOf = turnOf;
  expect((await signIn(email, PASSWORD, from(place))).status).toBe(201);
});

test('many concurrent log-ins do not block other networks', async () => {
  const { email } = await newAccount(thali);
  const flood = Array.from({ length: 150 }, (_, at) =>
    signIn(`nobody-${at}@thali.example`, 'wrong', from(`2001:db8:1:${(at % 4).toString(16)}::${at + 1}`)),
  );
  const honest = Array.from({ length: 5 }, () => signIn(email, PASSWORD, from(newNetwork())));
  expect((await Promise.all(honest)).map(({ status }) => status)).toEqual(Array(5).fill(201));
  await Promise.all(flood);
});

test('strangers’ requests for emails do not stop the owner’s own', async () => {
  const { email } = await newOwner();
  const device = deviceOf(await signIn(email, PASSWORD, from(OWNER)));
  const emails = () => emailsTo(email, 'reset-password');
  const stranger = newNetwork();
  const statuses: number[] = [];
  for (let at = 0; at < 4; at++) statuses.push((await askReset(email, from(stranger))).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  expect(await emails()).toBe(3);
  // Nothing more is sent, but the links that were sent work.
  expect((await askReset(email, from(newNetwork()))).status).toBe(202);
  expect(await emails()).toBe(3);
  expect((await askReset(email, from(stranger, device))).status).toBe(202);
  expect(await emails()).toBe(4);
  thali.clock.advance(30 * MINUTE);
  expect((await askReset(email, from(newNetwork()))).status).toBe(202);
  expect(await emails()).toBe(5);
});

test('a known browser, too, gets three emails in ten minutes', async () => {
  const { email } = await newOwner();
  const device = deviceOf(await signIn(email, PASSWORD, from(OWNER)));
  const statuses: number[] = [];
  for (let at = 0; at < 4; at++) statuses.push((await askReset(email, from(newNetwork(), device))).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test('an owner can reset the password after a day of strangers’ emails, which makes the browser known', async () => {
  const { email } = await newAccount(thali);
  for (let round = 0; round < 30; round++) {
    await askReset(email, from(newNetwork()));
    await thali.services.afterwards.settled();
    thali.clock.advance(40 * MINUTE);
  }
  await askReset(email, from(OWNER));
  const token = await linkTo(thali, email);
  const body = { token, password: NEXT };
  const reset = await thali.call('POST /api/account/reset', { body, headers: from(OWNER) });
  expect(reset.status).toBe(204);
  await guess(email, OWNER, 10);
  expect((await signIn(email, NEXT, from(OWNER, deviceOf(reset)))).status).toBe(201);
});

test('a network has a daily limit of emails', async () => {
  const { email } = await newAccount(thali);
  const stranger = newNetwork();
  for (let at = 0; at < 20; at++) {
    expect((await askReset(email, from(stranger))).status).toBe(202);
    thali.clock.advance(10 * MINUTE);
  }
  expectError(await askReset(email, from(stranger)), 429, 'TOO_MANY_REQUESTS', {
    details: { retryAfter: 74_400 },
  });
});

test('signing up with a stranger’s address sends no emails of changes there', async () => {
  const { email, token } = await newAccount(thali);
  let [password, next] = [PASSWORD, NEXT];
  for (let time = 0; time < 6; time++) {
    const body = { password, newPassword: next };
    expect((await thali.call('POST /api/account/password', { body, token })).status).toBe(204);
    [password, next] = [next, password];
  }
  expect(await emailsTo(email, 'Your password was changed.')).toBe(0);
  // The address stays free to sign up with.
  const own = `own-${email}`;
  const body = { email: own, password };
  expect((await thali.call('POST /api/account/email', { body, token })).status).toBe(202);
  await thali.call('POST /api/account/verify', { body: { token: await linkTo(thali, own) } });
  expect(await emailsTo(email, 'This one is no longer used.')).toBe(0);
});

test('repeated log-ins to that account send it no emails either', async () => {
  const { email } = await newAccount(thali);
  for (let at = 0; at < 5; at++) {
    const device = deviceOf(await signIn(email, PASSWORD, from(newNetwork())));
    expect((await askReset(email, from(newNetwork(), device))).status).toBe(202);
  }
  expect(await emailsTo(email, 'reset-password')).toBe(3);
});

test('known browsers get ten emails in half an hour beside those of strangers', async () => {
  const { email } = await newOwner();
  for (let at = 0; at < 12; at++) {
    const device = deviceOf(await signIn(email, PASSWORD, from(newNetwork())));
    expect((await askReset(email, from(newNetwork(), device))).status).toBe(202);
  }
  expect(await emailsTo(email, 'reset-password')).toBe(10);
  await askReset(email, from(newNetwork()));
  expect(await emailsTo(email, 'reset-password')).toBe(11);
});

test('an owner gets twenty emails of changes a day', async () => {
  const { email, token } = await newOwner();
  let [password, next] = [PASSWORD, NEXT];
  for (let time = 0; time < 22; time++) {
    const body = { password, newPassword: next };
    await thali.call('POST /api/account/password', { body, token });
    [password, next] = [next, password];
  }
  expect(await emailsTo(email, 'Your password was changed.')).toBe(20);
});

test('an address gets thirty confirmation emails a day, whoever asks', async () => {
  const wanted = `wanted-${(await newAccount(thali)).email}`;
  for (let hour = 0; hour < 5; hour++) {
    for (let account = 0; account < 3; account++) {
      const { token } = await newAccount(thali);
      const body = { email: wanted, password: PASSWORD };
      for (let time = 0; time < 4; time++) await thali.call('POST /api/account/email', { body, token });
    }
    thali.clock.advance(HOUR);
  }
  expect(await emailsTo(wanted, 'verify')).toBe(30);
});

test('sign-ins that say nothing count before they are read', async () => {
  const address = newNetwork();
  const headers = { ...from(address), 'content-type': 'application/json' };
  const ask = async (body: string) => (await thali.call('POST', '/api/session', { body, headers })).status;
  expect(await ask('{}')).toBe(422);
  expect(await ask(`{"email":"${'x'.repeat(20_000)}"}`)).toBe(413);
  const take = vi.spyOn(thali.services.limiter, 'take').mockRejectedValueOnce(tooMany(1_000));
  expect(await ask('no JSON')).toBe(429);
  expect(take).toHaveBeenCalledWith('triedSignIns', expect.objectContaining({ near: address }));
  take.mockRestore();
});
