import { request } from './request.ts';

export function revokeInvitation(storeId: string, id: string): Promise<null> {
  return request(`/api/stores/${storeId}/invitations/${id}`, { method: 'DELETE' });
}
