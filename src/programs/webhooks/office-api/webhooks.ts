import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { WebhookBody } from '../wire/webhooks.ts';

export function webhooksQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'webhooks'],
    queryFn: () => call('GET /api/stores/:storeId/webhooks', { params: { storeId } }),
  });
}

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

export const addWebhook = (storeId: string, body: WebhookBody) =>
  call('POST /api/stores/:storeId/webhooks', { params: { storeId }, body });

export const switchWebhookOn = (storeId: string, webhookId: string) =>
  call('POST /api/stores/:storeId/webhooks/:webhookId/on', { params: { storeId, webhookId }, body: {} });

export const removeWebhook = (storeId: string, webhookId: string) =>
  call('DELETE /api/stores/:storeId/webhooks/:webhookId', { params: { storeId, webhookId } });

export const testWebhook = (storeId: string, webhookId: string) =>
  call('POST /api/stores/:storeId/webhooks/:webhookId/test', { params: { storeId, webhookId }, body: {} });

export const sendAgain = (storeId: string, webhookId: string, deliveryId: string) =>
  call('POST /api/stores/:storeId/webhooks/:webhookId/deliveries/:deliveryId/again', {
    params: { storeId, webhookId, deliveryId },
    body: {},
  });
