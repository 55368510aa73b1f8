import { queryOptions } from '@tanstack/react-query';
import { drawerFor } from '#money/till/office-api/till.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import type { KhataBody, KhataPatch, KhataPaymentBody } from '../wire/khatas.ts';

/** The prefix of all queries that a change of an account can change. */
export const khatasKey = (storeId: string) => ['stores', storeId, 'khatas'];

export function khatasQuery(storeId: string) {
  return queryOptions({
    queryKey: [...khatasKey(storeId), 'list'],
    queryFn: () => call('GET /api/stores/:storeId/khatas', { params: { storeId } }),
    staleTime: 0,
  });
}

export function khataQuery(storeId: string, khataId: string) {
  return queryOptions({
    queryKey: [...khatasKey(storeId), khataId],
    queryFn: () => call('GET /api/stores/:storeId/khatas/:khataId', { params: { storeId, khataId } }),
    staleTime: 0,
  });
}

export const openKhata = (storeId: string, body: KhataBody) =>
  call('POST /api/stores/:storeId/khatas', { params: { storeId }, body });

export const changeKhata = (storeId: string, khataId: string, body: KhataPatch) =>
  call('PUT /api/stores/:storeId/khatas/:khataId', { params: { storeId, khataId }, body });

export const payKhata = (storeId: string, khataId: string, body: KhataPaymentBody, key: string) =>
  perform('POST /api/stores/:storeId/khatas/:khataId/payments', {
    params: { storeId, khataId },
    headers: { 'idempotency-key': key },
    body: { ...body, ...drawerFor(storeId, body.method) },
  });
