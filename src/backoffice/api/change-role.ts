import type { Role } from '#domain/permissions.ts';
import { request } from './request.ts';

export function changeRole(storeId: string, accountId: string, role: Role): Promise<null> {
  return request(`/api/stores/${storeId}/people/${accountId}`, { method: 'PATCH', body: { role } });
}
