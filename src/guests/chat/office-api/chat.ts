import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call, send } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import type { Unsent } from '#ui/shared/chat/use-outgoing.ts';

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

export const chatPeopleQuery = (storeId: string) =>
  query('GET /api/chat/:storeId/people', { params: { storeId } }, { refetchInterval: MINUTE / 2 });

export const chatSettingsQuery = (storeId: string) =>
  query('GET /api/chat/:storeId/settings', { params: { storeId } });
