import type { InviteBody, SentInvitation } from '#domain/api/staff.ts';
import { request } from './request.ts';

export function invite(storeId: string, body: InviteBody): Promise<SentInvitation> {
  return request(`/api/stores/${storeId}/invitations`, { method: 'POST', body });
}
