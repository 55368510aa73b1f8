import { afterEach, expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, PASSWORD, teaStore, unique } from '#testing/server/test-stores.ts';
import { keepSignUp, signUpAt } from './sign-up-policy.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const choose = (policy: string) => thali.call('PUT', '/api/operator/sign-up', { token, body: { policy } });
const invite = async (email = `${unique()}@thali.example`) =>
  (await thali.call('POST', '/api/operator/invitations', { token, body: { email } })).body;
const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '');
const signUp = (invitation?: string) =>
  thali.call('POST', '/api/account', {
    body: {
      name: 'Asha',
      email: `${unique()}@thali.example`,
      password: PASSWORD,
      storeName: 'Asha Chai',
      ...(invitation !== undefined && { invitation }),
    },
  });
const listed = async () =>
  (await thali.call('GET', '/api/operator/invitations', { token })).body.invitations.map(
    ({ email }: { email: string }) => email,
  );

afterEach(() => choose('open'));

test('an operator opens and closes the sign-up, in each program', async () => {
  expect((await thali.call('GET', '/api/operator/sign-up', { token })).body).toEqual({ policy: 'open' });
  expect((await choose('closed')).body).toEqual({ policy: 'closed' });
  expectError(await signUp(), 403, 'SIGN_UP_CLOSED');
  const beside = { signUp: { usual: 'open' as const, chosen: new Map() } };
  await keepSignUp(beside, thali.database.db);
  expect(signUpAt(beside, thali.services.sites.main())).toBe('closed');
  await choose('open');
  expect((await signUp()).status).toBe(201);
});

test('an invited person signs up once, by the link in their email', async () => {
  await choose('invitation');
  expectError(await signUp(), 403, 'SIGN_UP_CLOSED');
  expectError(await signUp('made up'), 403, 'SIGN_UP_CLOSED');
  const { invitation, link, isSent } = await invite();
  expect(isSent).toBe(true);
  expect(thali.emails.at(-1)).toMatchObject({ to: invitation.email, text: expect.stringContaining(link) });
  expect(await listed()).toContain(invitation.email);
  const answers = await Promise.all([signUp(tokenIn(link)), signUp(tokenIn(link))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  expect(await listed()).not.toContain(invitation.email);
});

test('a link ends after 14 days, with a second one, and when it is taken back', async () => {
  await choose('invitation');
  const first = await invite();
  const second = await invite(first.invitation.email.toUpperCase());
  expectError(await signUp(tokenIn(first.link)), 403, 'SIGN_UP_CLOSED');
  const address = `/api/operator/invitations/${second.invitation._id}`;
  expect((await thali.call('DELETE', address, { token })).status).toBe(204);
  expectError(await thali.call('DELETE', address, { token }), 404, 'NOT_FOUND');
  expectError(await signUp(tokenIn(second.link)), 403, 'SIGN_UP_CLOSED');
  const late = await invite();
  thali.clock.advance(14 * DAY);
  expectError(await signUp(tokenIn(late.link)), 403, 'SIGN_UP_CLOSED');
  thali.clock.advance(-14 * DAY);
});

test('closed is closed, also for invited people', async () => {
  const { link } = await invite();
  await choose('closed');
  expectError(await signUp(tokenIn(link)), 403, 'SIGN_UP_CLOSED');
  await choose('invitation');
  expect((await signUp(tokenIn(link))).status).toBe(201);
});

test('somebody who works in a restaurant opens one of their own, if their confirmed address is invited', async () => {
  const email = await addMember(thali, await teaStore(thali), 'STAFF');
  const asker = await logIn(thali, email);
  const open = () => thali.call('POST', '/api/stores', { token: asker, body: { name: 'Own place' } });
  const sql = 'update accounts set verified_at = null where email = $1';
  await thali.database.pool.query(sql, [email]);
  await choose('invitation');
  await invite(email);
  expectError(await open(), 403, 'SIGN_UP_CLOSED');
  await thali.verify(email);
  expect((await open()).status).toBe(201);
});
