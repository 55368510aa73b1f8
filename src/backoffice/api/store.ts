import { queryOptions } from '@tanstack/react-query';
import type { StoreForStaff } from '#domain/api/store.ts';
import { request } from './request.ts';

/** A store as its staff see it. */
export function storeQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'profile'],
    queryFn: () => request<StoreForStaff>(`/store/api/store/${storeId}/`),
  });
}
