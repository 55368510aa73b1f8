import type { OperatorRole } from '#operators/stores/rules/roles.ts';
import { createContext } from '#platform/context/server/context.ts';
import { createAccount } from '#restaurant/accounts/server/create-account.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import type { InviteBody, SentInvitation } from '#restaurant/people/wire/staff.ts';
import type { TestApp } from '../test-app.ts';
import { type Api, addMember, logIn, PASSWORD, type TestStore, unique } from '../test-stores.ts';

type Access = Pick<TestStore, 'storeId' | 'token'>;

export interface TestInvitation extends SentInvitation {
  /** The token of the link. */
  token: string;
}

/** Invites a new person, by default as kitchen staff. */
export async function invitePerson(
  thali: Api,
  { storeId, token }: Access,
  more: Partial<InviteBody> = {},
): Promise<TestInvitation> {
  const body = { email: `invited-${unique()}@thali.example`, role: 'KITCHEN', ...more };
  const answer = await thali.call('POST', `/api/stores/${storeId}/invitations`, { body, token });
  if (answer.status !== 201) throw new Error(`The invitation was refused: ${answer.text}`);
  return { ...answer.body, token: new URLSearchParams(new URL(answer.body.link).hash.slice(1)).get('token') };
}

export async function memberId(thali: TestApp, store: TestStore, role: Role): Promise<string> {
  const email = await addMember(thali, store, role);
  const { body } = await thali.call('GET', `/tenant/api/staff/${store.storeId}/`, { token: store.token });
  return body.staff.find((member: { email: string }) => member.email === email)._id;
}

/** Signs in somebody who runs the program. The second step is set up afterwards, so that signing in needs no code. */
export async function signInOperator(
  thali: TestApp,
  role: OperatorRole = 'OWNER',
  brandId = FIRST_BRAND,
): Promise<string> {
  const email = `operator-${unique()}@thali.example`;
  const ctx = createContext(thali.services, { kind: 'system' });
  const passwordHash = await thali.services.passwords.hash(PASSWORD, 'test');
  await createAccount(ctx, { name: 'Omar Operator', email, passwordHash, verifiedAt: new Date() });
  const token = await logIn(thali, email);
  await giveOperator(thali, email, role, brandId);
  await setUpSecondStep(thali, email);
  return token;
}

export async function giveOperator(
  { database }: TestApp,
  email: string,
  role: OperatorRole = 'OWNER',
  brandId = FIRST_BRAND,
): Promise<void> {
  const sql = `insert into operators (account_id, brand_id, role, since)
    select id, $2, $3, now() from accounts where email = $1`;
  await database.pool.query(sql, [email, brandId, role]);
}

export async function setUpSecondStep(thali: TestApp, email: string): Promise<void> {
  const sql = `insert into account_totp (account_id, secret_sealed, confirmed_at, created_at)
    select id, '', now(), now() from accounts where email = $1`;
  await thali.database.pool.query(sql, [email]);
}
