import { pathOf } from '#domain/api/calls/path-of.ts';
import { call } from './call.ts';

/** The store by its slug, and the guest by an order's slug or by a key of this browser. */
export interface GuestName {
  storeId: string;
  key: string;
}

export const fetchChat = (params: GuestName, query: { after?: number; before?: number } = {}) =>
  call('GET /api/chat/:storeId/guest/:key', { params, query });

export const postMessage = (params: GuestName, body: { _id: string; text: string }) =>
  call('POST /api/chat/:storeId/guest/:key/messages', { params, body });

export const markChatSeen = (params: GuestName, seq: number) =>
  call('POST /api/chat/:storeId/guest/:key/seen', { params, body: { seq } });

export const noteTyping = (params: GuestName) =>
  call('POST /api/chat/:storeId/guest/:key/typing', { params, body: {} });

export const chatEventsUrl = (params: GuestName) =>
  pathOf('GET /api/chat/:storeId/guest/:key/events', { params });
