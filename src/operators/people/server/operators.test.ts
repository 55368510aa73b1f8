import { expect, test } from 'vitest';
import type { OperatorRole } from '#operators/stores/rules/roles.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { setUpSecondStep, signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, PASSWORD, teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
let owner = await signInOperator(thali);

const invite = (email: string, role: OperatorRole = 'SUPPORT', token = owner) =>
  thali.call('POST /api/operator/operators/invitations', { body: { email, role }, token });
const linkTo = (email: string) =>
  /\/auth\/operator#token=(\S+)/.exec(thali.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const open = (token: string) => thali.call('POST /api/operator-invitations/open', { body: { token } });
const accept = (token: string, more: object = {}) =>
  thali.call('POST', '/api/operator-invitations/acceptance', { body: { token, ...more } });
const list = async (token = owner) => (await thali.call('GET /api/operator/operators', { token })).body;
const someone = async () => {
  const email = `asha-${unique()}@thali.example`;
  await invite(email);
  return { email, link: linkTo(email) };
};
const newPerson = { name: 'Asha Rao', password: PASSWORD };
const rowOf = async (email: string) => (await list()).operators.find((one) => one.email === email);
const change = (_id: string, body: object, token = owner) =>
  thali.call('PUT', `/api/operator/accounts/${_id}/operator`, { token, body });

test('a new person is an operator by the link in their email, and is shown nothing without a second step', async () => {
  const { email, link } = await someone();
  expect((await open(link)).body).toEqual({
    email,
    role: 'SUPPORT',
    invitedBy: 'Omar Operator',
    hasAccount: false,
  });
  expect((await list()).invitations).toMatchObject([{ email, role: 'SUPPORT', invitedBy: 'Omar Operator' }]);
  expect((await accept(link, newPerson)).status).toBe(204);
  const token = await logIn(thali, email);
  expectError(await thali.call('GET', '/api/operator/stores', { token }), 403, 'SECOND_STEP_REQUIRED');
  await setUpSecondStep(thali, email);
  expect(await list(token)).toMatchObject({ invitations: [] });
  expect(await rowOf(email)).toMatchObject({ name: 'Asha Rao', role: 'SUPPORT', hasSecondStep: true });
  expect((await rowOf(email))?.seenAt).not.toBeNull();
});

test('the answer to the inviter has no link, because it proves the mailbox', async () => {
  const { body, text } = await invite(`asha-${unique()}@thali.example`);
  expect(body).toMatchObject({ isSent: true, invitation: { role: 'SUPPORT' } });
  expect(text).not.toContain('token');
});

test('a confirmed account stays as it is, is signed out, and gets the role', async () => {
  const email = await addMember(thali, await teaStore(thali), 'MANAGER');
  const before = await logIn(thali, email);
  await invite(email, 'FINANCE');
  expect((await open(linkTo(email))).body).toMatchObject({ hasAccount: true });
  // A password in the request changes nothing.
  expect((await accept(linkTo(email), { ...newPerson, password: 'another long one' })).status).toBe(204);
  expectError(await thali.call('GET', '/api/session', { token: before }), 401, 'UNAUTHENTICATED');
  const { body } = await thali.call('GET /api/session', { token: await logIn(thali, email) });
  expect(body.account.operatorRole).toBe('FINANCE');
  expect(body.stores).toMatchObject([{ role: 'MANAGER' }]);
});

test('whoever signed up with the address unconfirmed does not become an operator', async () => {
  const email = await addMember(thali, await teaStore(thali), 'OWNER');
  await thali.database.pool.query('update accounts set verified_at = null where email = $1', [email]);
  const squatter = await logIn(thali, email);
  await setUpSecondStep(thali, email);
  await invite(email);
  expect((await open(linkTo(email))).body).toMatchObject({ hasAccount: false });
  const password = 'the right person’s own';
  expect((await accept(linkTo(email), { ...newPerson, password })).status).toBe(204);
  expectError(await thali.call('GET', '/api/session', { token: squatter }), 401, 'UNAUTHENTICATED');
  const login = (given: string) => thali.call('POST', '/api/session', { body: { email, password: given } });
  expectError(await login(PASSWORD), 401, 'CREDENTIALS_INVALID');
  expect((await login(password)).status).toBe(201);
});

test.each([
  ['no name', { password: PASSWORD }, 'name'],
  ['no password', { name: 'Asha' }, 'password'],
  ['a password that everybody tries first', { name: 'Asha', password: 'password1' }, 'password'],
])('with %s a new person is refused, and the link still works', async (_, given, field) => {
  const { link } = await someone();
  expect(Object.keys((await accept(link, given)).body.details.fields)).toEqual([field]);
  expect((await accept(link, newPerson)).status).toBe(204);
});

test('a link works once, for 7 days, until a second one, and while its inviter is an owner', async () => {
  const gone = async (link: string) => {
    expectError(await open(link), 404, 'INVITATION_NOT_FOUND');
    expectError(await accept(link, newPerson), 404, 'INVITATION_NOT_FOUND');
  };
  await gone('made-up');
  const { email, link } = await someone();
  const answers = await Promise.all([1, 2, 3].map(() => accept(link, newPerson)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  expectError(await invite(email.toUpperCase()), 409, 'ALREADY_OPERATOR');
  const first = await someone();
  await invite(first.email.toUpperCase());
  await gone(first.link);
  const anew = first.email.toUpperCase();
  const invitationId = (await list()).invitations.find((one) => one.email === anew)?._id ?? '';
  const revoke = () =>
    thali.call('DELETE /api/operator/operators/invitations/:invitationId', {
      params: { invitationId },
      token: owner,
    });
  expect((await revoke()).status).toBe(204);
  expectError(await revoke(), 404, 'NOT_FOUND');
  await gone(linkTo(anew));

  const inviter = await signInOperator(thali);
  const to = `asha-${unique()}@thali.example`;
  await invite(to, 'READER', inviter);
  const { body } = await thali.call('GET /api/session', { token: inviter });
  await change(body.account._id, { isOperator: true, role: 'SUPPORT' });
  await gone(linkTo(to));

  const late = await someone();
  thali.clock.advance(7 * DAY);
  await gone(late.link);
  thali.clock.advance(-7 * DAY);
});

test('an owner changes a role and ends it; who was lowered can do so no more', async () => {
  const { email, link } = await someone();
  await accept(link, newPerson);
  const { _id } = (await rowOf(email)) ?? { _id: '' };
  const token = await logIn(thali, email);
  await setUpSecondStep(thali, email);
  expect((await change(_id, { isOperator: true, role: 'OWNER' })).body).toMatchObject({ isOperator: true });
  expect(await rowOf(email)).toMatchObject({ role: 'OWNER' });
  // Today's way, without a role, keeps theirs.
  await change(_id, { isOperator: true });
  expect(await rowOf(email)).toMatchObject({ role: 'OWNER' });
  await change(_id, { isOperator: true, role: 'READER' });
  expectError(await invite('x@thali.example', 'OWNER', token), 403, 'FORBIDDEN');
  await change(_id, { isOperator: false });
  expect(await rowOf(email)).toBeUndefined();
});

test('nobody changes their own part, and of two owners who lower each other one stays', async () => {
  const other = await signInOperator(thali);
  const idOf = async (token: string) => (await thali.call('GET /api/session', { token })).body.account._id;
  const [own, theirs] = [await idOf(owner), await idOf(other)];
  const lower = { isOperator: true, role: 'READER' };
  expectError(await change(own, lower), 403, 'FORBIDDEN');
  expectError(await change(own, { isOperator: false }), 403, 'FORBIDDEN');
  const answers = await Promise.all([change(theirs, lower), change(own, lower, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  if (answers[0]?.status !== 200) owner = other;
  expect((await list()).operators.some(({ role }) => role === 'OWNER')).toBe(true);
});

test('operators and invitations of one brand are none in another', async () => {
  const { email, link } = await someone();
  const sql = 'update operator_invitations set brand_id = $2 where email = $1';
  await thali.database.pool.query(sql, [email, '00000000-0000-7000-8000-00000000000b']);
  expectError(await open(link), 404, 'INVITATION_NOT_FOUND');
  expect((await list()).invitations.map((one) => one.email)).not.toContain(email);
  const before = (await list()).operators.length;
  await signInOperator(thali, 'OWNER', '00000000-0000-7000-8000-00000000000b');
  expect((await list()).operators).toHaveLength(before);
});
