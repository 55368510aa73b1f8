import type { MembershipView } from '#domain/api/accounts.ts';
import { request } from './request.ts';

/** With the account that is signed in. */
export function acceptInvitation(token: string): Promise<MembershipView> {
  return request('/api/invitations/acceptance', { method: 'POST', body: { token } });
}
