import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { KeyBody } from '../wire/keys.ts';

export function keysQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'keys'],
    queryFn: () => call('GET /api/stores/:storeId/keys', { params: { storeId } }),
  });
}

export const makeKey = (storeId: string, body: KeyBody) =>
  call('POST /api/stores/:storeId/keys', { params: { storeId }, body });

export const replaceSecret = (storeId: string, keyId: string) =>
  call('POST /api/stores/:storeId/keys/:keyId/secret', { params: { storeId, keyId }, body: {} });

export const removeKey = (storeId: string, keyId: string) =>
  call('DELETE /api/stores/:storeId/keys/:keyId', { params: { storeId, keyId } });
