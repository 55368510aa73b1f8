import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';

export function domainQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'domain'],
    queryFn: () => call('GET /api/stores/:storeId/domain', { params: { storeId } }),
  });
}

export const setDomain = (storeId: string, domain: string) =>
  call('PUT /api/stores/:storeId/domain', { params: { storeId }, body: { domain } });

export const checkDomain = (storeId: string, domain: string) =>
  call('POST /api/stores/:storeId/domain/check', { params: { storeId }, body: { domain } });

export const removeDomain = (storeId: string, domain: string) =>
  call('DELETE /api/stores/:storeId/domain', { params: { storeId }, query: { domain } });
