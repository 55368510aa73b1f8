import type { StoreForStaff, StorePatch } from '#domain/api/store.ts';
import { request } from './request.ts';

export function updateStore(storeId: string, patch: StorePatch): Promise<StoreForStaff> {
  return request(`/store/api/store/${storeId}/`, { method: 'PATCH', body: patch });
}
