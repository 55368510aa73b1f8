import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call, send } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import type { Unsent } from '#ui/shared/chat/use-outgoing.ts';
import type { ChatSettings, PresenceChoice } from '../rules/chat.ts';

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

/** The picture goes first. Both may be sent again: under the same id they are one. */
export async function writeMessage(params: Conversation, { _id, text, attached }: Unsent) {
  if (attached) await sendPicture({ ...params, pictureId: _id }, attached.picture);
  const body = { _id, text, ...(attached ? { hasPicture: true } : {}) };
  return call('POST /api/chat/:storeId/conversations/:conversationId/messages', { params, body });
}

function sendPicture(params: Conversation & { pictureId: string }, picture: Blob) {
  const at = 'PUT /api/chat/:storeId/conversations/:conversationId/pictures/:pictureId';
  return send(at, pathOf(at, { params }), {
    headers: { 'content-type': picture.type, accept: 'application/json' },
    body: picture,
    signal: AbortSignal.timeout(MINUTE),
  });
}

export const markConversationSeen = (params: Conversation, seq: number) =>
  call('POST /api/chat/:storeId/conversations/:conversationId/seen', { params, body: { seq } });

export const noteTyping = (params: Conversation) =>
  call('POST /api/chat/:storeId/conversations/:conversationId/typing', { params, body: {} });

export const blockGuest = (params: Conversation, isBlocked: boolean) =>
  call('PUT /api/chat/:storeId/conversations/:conversationId/blocked', { params, body: { isBlocked } });

export function chatPeopleQuery(storeId: string) {
  return queryOptions({
    queryKey: [...chatKey(storeId), 'people'],
    queryFn: () => call('GET /api/chat/:storeId/people', { params: { storeId } }),
    refetchInterval: MINUTE / 2,
  });
}

export const choosePresence = (storeId: string, choice: PresenceChoice | null) =>
  call('PUT /api/chat/:storeId/presence', { params: { storeId }, body: { choice } });

export function chatSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...chatKey(storeId), 'settings'],
    queryFn: () => call('GET /api/chat/:storeId/settings', { params: { storeId } }),
  });
}

export const saveChatSettings = (storeId: string, body: ChatSettings) =>
  call('PUT /api/chat/:storeId/settings', { params: { storeId }, body });
