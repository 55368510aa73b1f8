import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { MessageSettingsBody, PushBody } from '../wire/messages.ts';

const REFETCH_MS = 5_000;

export function messageSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'message-settings'],
    queryFn: () => call('GET /api/stores/:storeId/messages/settings', { params: { storeId } }),
  });
}

export const saveMessageSettings = (storeId: string, body: MessageSettingsBody) =>
  call('PUT /api/stores/:storeId/messages/settings', { params: { storeId }, body });

/** Fetched again and again while they are shown, since no event announces them. */
export function messagesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'messages'],
    queryFn: () => call('GET /api/stores/:storeId/messages', { params: { storeId } }),
    refetchInterval: REFETCH_MS,
  });
}

export const retryMessage = (storeId: string, messageId: string) =>
  call('POST /api/stores/:storeId/messages/:messageId/retry', { params: { storeId, messageId }, body: {} });

export const sendTestMessage = (storeId: string, channel: 'sms' | 'whatsapp' | 'email') =>
  call('POST /api/stores/:storeId/messages/test', { params: { storeId }, body: { channel } });

export const fetchPushKey = (storeId: string) =>
  call('GET /api/stores/:storeId/push', { params: { storeId } });

export const subscribeDevice = (storeId: string, body: PushBody) =>
  call('POST /api/stores/:storeId/push', { params: { storeId }, body });

export const unsubscribeDevice = (storeId: string, endpoint: string) =>
  call('POST /api/stores/:storeId/push/remove', { params: { storeId }, body: { endpoint } });
