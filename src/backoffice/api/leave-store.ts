import { request } from './request.ts';

export function leaveStore(storeId: string): Promise<null> {
  return request(`/api/stores/${storeId}/membership`, { method: 'DELETE' });
}
