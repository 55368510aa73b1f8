import { queryOptions } from '@tanstack/react-query';
import type { SetUp } from '#domain/api/set-up.ts';
import { request } from './request.ts';

/** What the store has already; asked anew each time that its list is looked at. */
export function setUpQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'set-up'],
    queryFn: () => request<SetUp>(`/api/stores/${storeId}/set-up`),
    staleTime: 0,
  });
}
