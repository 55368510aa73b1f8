import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RevisionDetail, RevisionList } from '#domain/api/revisions.ts';
import { request } from './request.ts';

const urlOf = (storeId: string) => `/api/stores/${storeId}/catalogue/revisions`;

/** The latest first, page by page. */
export function revisionsQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: ['stores', storeId, 'revisions'],
    queryFn: ({ pageParam }) => listRevisions(storeId, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function listRevisions(storeId: string, before: number | null = null): Promise<RevisionList> {
  return request(`${urlOf(storeId)}${before === null ? '' : `?before=${before}`}`);
}

/** A save is never changed afterwards. */
export function revisionQuery(storeId: string, revision: number) {
  return queryOptions({
    queryKey: ['stores', storeId, 'revision', revision],
    queryFn: () => request<RevisionDetail>(`${urlOf(storeId)}/${revision}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
