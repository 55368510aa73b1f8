import { queryOptions } from '@tanstack/react-query';
import type { Policies } from '#domain/api/policies.ts';
import { request } from './request.ts';

/** As guests read them; null where it is the usual text. */
export function policiesQuery(storeId: string, slug: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'policies'],
    queryFn: () => request<Policies>(`/profile/web/${slug}/policies`),
  });
}
