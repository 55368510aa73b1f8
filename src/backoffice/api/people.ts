import { queryOptions } from '@tanstack/react-query';
import type { PeopleView } from '#domain/api/staff.ts';
import { request } from './request.ts';

/** Who works in a store, and who is invited. */
export function peopleQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'people'],
    queryFn: () => request<PeopleView>(`/api/stores/${storeId}/people`),
  });
}
