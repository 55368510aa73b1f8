import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';

const REFETCH_MS = 5_000;

export const messageSettingsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/messages/settings', { params: { storeId } });

/** Fetched again and again while they are shown, since no event announces them. */
export const messagesQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/messages', { params: { storeId } }, { refetchInterval: REFETCH_MS });

export const sendTestMessage = (storeId: string, channel: 'sms' | 'whatsapp' | 'email') =>
  call('POST /api/stores/:storeId/messages/test', { params: { storeId }, body: { channel } });
