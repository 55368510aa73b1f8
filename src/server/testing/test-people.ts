import type { InviteBody, SentInvitation } from '#domain/api/staff.ts';
import type { Role } from '#domain/staff/permissions.ts';
import type { TestApp } from './test-app.ts';
import { type Api, addMember, type TestStore, unique } from './test-stores.ts';

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
