import { queryOptions } from '@tanstack/react-query';
import type { KeyBody } from '#domain/api/keys.ts';
import { call } from './call.ts';

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
