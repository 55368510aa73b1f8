import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';

export const webhooksQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/webhooks', { params: { storeId } });

const WATCHED_EACH_MS = 2_000;

/** Asked again while one of them waits, so that a test shows its answer. */
export function deliveriesQuery(storeId: string, webhookId: string) {
  return infiniteQueryOptions({
    queryKey: ['stores', storeId, 'webhooks', webhookId, 'deliveries'],
    queryFn: ({ pageParam }) =>
      call('GET /api/stores/:storeId/webhooks/:webhookId/deliveries', {
        params: { storeId, webhookId },
        query: { before: pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) => {
      const waits = data?.pages.some(({ deliveries }) => deliveries.some(({ state }) => state === 'waiting'));
      return waits ? WATCHED_EACH_MS : false;
    },
  });
}
