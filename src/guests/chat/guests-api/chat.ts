import { pathOf } from '#calls/path-of.ts';
import { call, toError } from '#platform/calls/guests-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Unsent } from '#ui/shared/chat/use-outgoing.ts';

const UPLOAD_MS = MINUTE;

/** The store by its slug, and the guest by an order's slug or by a key of this browser. */
export interface GuestName {
  storeId: string;
  key: string;
}

export const fetchChat = (params: GuestName, query: { after?: number; before?: number } = {}) =>
  call('GET /api/chat/:storeId/guest/:key', { params, query });

/** The picture goes first. Both may be sent again: under the same id they are one. */
export async function postMessage(params: GuestName, { _id, text, attached }: Unsent) {
  if (attached) await sendPicture({ ...params, pictureId: _id }, attached.picture);
  const body = { _id, text, ...(attached ? { hasPicture: true } : {}) };
  return call('POST /api/chat/:storeId/guest/:key/messages', { params, body });
}

async function sendPicture(params: GuestName & { pictureId: string }, picture: Blob): Promise<void> {
  const at = 'PUT /api/chat/:storeId/guest/:key/pictures/:pictureId';
  const init = { method: 'PUT', headers: { 'content-type': picture.type }, body: picture };
  const answer = await fetch(pathOf(at, { params }), { ...init, signal: AbortSignal.timeout(UPLOAD_MS) });
  if (!answer.ok) throw toError(await answer.json().catch(() => null));
}

export const markChatSeen = (params: GuestName, seq: number) =>
  call('POST /api/chat/:storeId/guest/:key/seen', { params, body: { seq } });

export const noteTyping = (params: GuestName) =>
  call('POST /api/chat/:storeId/guest/:key/typing', { params, body: {} });

export const chatEventsUrl = (params: GuestName) =>
  pathOf('GET /api/chat/:storeId/guest/:key/events', { params });
