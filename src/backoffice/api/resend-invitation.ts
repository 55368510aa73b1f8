import type { ResendBody, SentInvitation } from '#domain/api/staff.ts';
import { request } from './request.ts';

export function resendInvitation(storeId: string, id: string, body: ResendBody): Promise<SentInvitation> {
  return request(`/api/stores/${storeId}/invitations/${id}/resend`, { method: 'POST', body });
}
