import { request } from './request.ts';

export function removeMember(storeId: string, accountId: string): Promise<null> {
  return request(`/api/stores/${storeId}/people/${accountId}`, { method: 'DELETE' });
}
