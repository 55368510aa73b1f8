import type { MembershipView } from '#domain/api/accounts.ts';
import type { JoinBody } from '#domain/api/staff.ts';
import { request } from './request.ts';

/** An account for the address that was invited; the browser is not signed in by it. */
export function joinWithNewAccount(token: string, body: JoinBody): Promise<MembershipView> {
  return request('/api/invitations/account', { method: 'POST', body: { ...body, token } });
}
