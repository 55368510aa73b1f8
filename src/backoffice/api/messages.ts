import { queryOptions } from '@tanstack/react-query';
import type {
  MessageList,
  MessageSettingsBody,
  MessageSettingsView,
  PushBody,
} from '#domain/api/messages.ts';
import { request } from './request.ts';

const pathOf = (storeId: string) => `/api/stores/${storeId}/messages`;
const LOOK_MS = 5_000;

export function messageSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'message-settings'],
    queryFn: () => request<MessageSettingsView>(`${pathOf(storeId)}/settings`),
  });
}

export function saveMessageSettings(
  storeId: string,
  body: MessageSettingsBody,
): Promise<MessageSettingsView> {
  return request(`${pathOf(storeId)}/settings`, { method: 'PUT', body });
}

/** No event tells of them, so that they are asked for while somebody looks. */
export function messagesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'messages'],
    queryFn: () => request<MessageList>(pathOf(storeId)),
    refetchInterval: LOOK_MS,
  });
}

export function retryMessage(storeId: string, messageId: string): Promise<void> {
  return request(`${pathOf(storeId)}/${messageId}/retry`, { method: 'POST', body: {} });
}

export function sendTestMessage(storeId: string, channel: 'sms' | 'whatsapp' | 'email'): Promise<void> {
  return request(`${pathOf(storeId)}/test`, { method: 'POST', body: { channel } });
}

export function readPushKey(storeId: string): Promise<{ key: string }> {
  return request(`/api/stores/${storeId}/push`);
}

export function followStoreByPush(storeId: string, body: PushBody): Promise<void> {
  return request(`/api/stores/${storeId}/push`, { method: 'POST', body });
}

export function unfollowStoreByPush(storeId: string, endpoint: string): Promise<void> {
  return request(`/api/stores/${storeId}/push/remove`, { method: 'POST', body: { endpoint } });
}
