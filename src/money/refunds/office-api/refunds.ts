import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { drawerFor } from '#money/till/office-api/till.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { RefundBody, SettledBody } from '../wire/refunds.ts';

const REFETCH_MS = MINUTE;

/** The prefix of all queries that a refund can change. */
export const owedKey = (storeId: string) => ['stores', storeId, 'owed'];

const fetchOwed = (storeId: string, after: string | null) =>
  call('GET /api/stores/:storeId/owed', { params: { storeId }, query: { after } });

/** The first page, which begins with the orders on which money is owed. */
export function owedHeadQuery(storeId: string, enabled: boolean) {
  return queryOptions({
    queryKey: [...owedKey(storeId), 'head'],
    queryFn: () => fetchOwed(storeId, null),
    refetchInterval: REFETCH_MS,
    enabled,
  });
}

export function owedQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: [...owedKey(storeId), 'list'],
    queryFn: ({ pageParam }) => fetchOwed(storeId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_MS,
  });
}

/** Refunds that are done, from the latest. */
export function doneRefundsQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: [...owedKey(storeId), 'done'],
    queryFn: ({ pageParam }) =>
      call('GET /api/stores/:storeId/refunds', { params: { storeId }, query: { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Keyed by the length of the order's timeline, so that a change fetches it again. */
export function orderRefundsQuery(storeId: string, orderId: string, entries: number) {
  return queryOptions({
    queryKey: [...owedKey(storeId), 'order', orderId, String(entries)],
    queryFn: () => call('GET /api/stores/:storeId/orders/:orderId/refunds', { params: { storeId, orderId } }),
  });
}

export interface Settling extends SettledBody {
  refundId: string;
}

export const settleRefund = (storeId: string, { refundId, ...body }: Settling) =>
  call('POST /api/stores/:storeId/refunds/:refundId/settled', { params: { storeId, refundId }, body });

export interface Refunding extends RefundBody {
  orderId: string;
  /** One for each tap. Sent again, it refunds nothing. */
  key: string;
}

export const refundOrder = (storeId: string, { orderId, key, ...body }: Refunding) =>
  call('POST /api/stores/:storeId/orders/:orderId/refunds', {
    params: { storeId, orderId },
    headers: { 'idempotency-key': key },
    body: { ...body, ...(body.method ? drawerFor(storeId, body.method) : {}) },
  });
