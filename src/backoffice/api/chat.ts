import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PersonStream } from '#domain/api/streams.ts';
import type { ChatSettings } from '#domain/chat/chat.ts';
import { call } from './call.ts';

export const chatKey = (storeId: string) => ['stores', storeId, 'chat'];

/** What the stream said last. Each hint is another object, even if it says the same. */
export const chatHeardQuery = queryOptions<PersonStream['chat'] | null>({
  queryKey: ['chat', 'heard'],
  queryFn: () => null,
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  enabled: false,
});

/** The latest first, page by page. */
export function conversationsQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: [...chatKey(storeId), 'list'],
    queryFn: ({ pageParam }) =>
      call('GET /api/chat/:storeId/conversations', { params: { storeId }, query: { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

interface Conversation {
  storeId: string;
  conversationId: string;
}

export const readConversation = (params: Conversation, query: { after?: number; before?: number }) =>
  call('GET /api/chat/:storeId/conversations/:conversationId', { params, query });

export const writeMessage = (params: Conversation, body: { _id: string; text: string }) =>
  call('POST /api/chat/:storeId/conversations/:conversationId/messages', { params, body });

export const markConversationSeen = (params: Conversation, seq: number) =>
  call('POST /api/chat/:storeId/conversations/:conversationId/seen', { params, body: { seq } });

export const noteTyping = (params: Conversation) =>
  call('POST /api/chat/:storeId/conversations/:conversationId/typing', { params, body: {} });

export const blockGuest = (params: Conversation, isBlocked: boolean) =>
  call('PUT /api/chat/:storeId/conversations/:conversationId/blocked', { params, body: { isBlocked } });

export function chatSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...chatKey(storeId), 'settings'],
    queryFn: () => call('GET /api/chat/:storeId/settings', { params: { storeId } }),
  });
}

export const saveChatSettings = (storeId: string, body: ChatSettings) =>
  call('PUT /api/chat/:storeId/settings', { params: { storeId }, body });
