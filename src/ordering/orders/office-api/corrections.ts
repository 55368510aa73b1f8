import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';

/** What settled a tab. `seen` is what the screen knows of it, so that a change is fetched at once. */
export function receiptsQuery(storeId: string, tabId: string, seen: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'receipts', tabId, seen],
    queryFn: () => call('GET /api/stores/:storeId/tabs/:tabId/receipts', { params: { storeId, tabId } }),
    staleTime: 0,
  });
}
