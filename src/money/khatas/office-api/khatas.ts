import { drawerFor } from '#money/till/office-api/till.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { KhataPaymentBody } from '../wire/khatas.ts';

/** The prefix of all queries that a change of an account can change. */
export const khatasKey = (storeId: string) => ['stores', storeId, 'khatas'];

export const khatasQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/khatas', { params: { storeId } }, { staleTime: 0 });

export const khataQuery = (storeId: string, khataId: string) =>
  query('GET /api/stores/:storeId/khatas/:khataId', { params: { storeId, khataId } }, { staleTime: 0 });

export const payKhata = (storeId: string, khataId: string, body: KhataPaymentBody, key: string) =>
  perform('POST /api/stores/:storeId/khatas/:khataId/payments', {
    params: { storeId, khataId },
    headers: { 'idempotency-key': key },
    body: { ...body, ...drawerFor(storeId, body.method) },
  });
