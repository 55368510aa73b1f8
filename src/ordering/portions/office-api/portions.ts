import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { PortionsBody } from '../wire/portions.ts';

/** The dishes of which portions are counted. */
export function portionsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'portions'],
    queryFn: () => call('GET /api/stores/:storeId/portions', { params: { storeId } }),
  });
}

export const setPortions = (storeId: string, itemId: string, body: PortionsBody) =>
  call('PUT /api/stores/:storeId/items/:itemId/portions', { params: { storeId, itemId }, body });
