import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RefundBody, SettledBody } from '#domain/api/refunds.ts';
import { call } from './call.ts';

const LOOK_AGAIN_MS = 60_000;

/** Everything that a refund can change begins with this. */
export const owedKey = (storeId: string) => ['stores', storeId, 'owed'];

const readOwed = (storeId: string, after: string | null) =>
  call('GET /api/stores/:storeId/owed', { params: { storeId }, query: { after } });

/** The beginning of the list: orders on which something is owed come first. */
export function owedHeadQuery(storeId: string, enabled: boolean) {
  return queryOptions({
    queryKey: [...owedKey(storeId), 'head'],
    queryFn: () => readOwed(storeId, null),
    refetchInterval: LOOK_AGAIN_MS,
    enabled,
  });
}

export function owedQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: [...owedKey(storeId), 'list'],
    queryFn: ({ pageParam }) => readOwed(storeId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** As of so many entries of the order's timeline. */
export function orderRefundsQuery(storeId: string, orderId: string, entries: number) {
  return queryOptions({
    queryKey: [...owedKey(storeId), 'order', orderId, String(entries)],
    queryFn: () => call('GET /api/stores/:storeId/orders/:orderId/refunds', { params: { storeId, orderId } }),
  });
}

export const checkPayment = (storeId: string, attemptId: string, reason: string) =>
  call('POST /api/stores/:storeId/owed/:attemptId/checked', {
    params: { storeId, attemptId },
    body: { reason },
  });

export interface Settling extends SettledBody {
  refundId: string;
}

export const settleRefund = (storeId: string, { refundId, ...body }: Settling) =>
  call('POST /api/stores/:storeId/refunds/:refundId/settled', { params: { storeId, refundId }, body });

export interface Refunding extends RefundBody {
  orderId: string;
  /** Of one tap: sent again, it gives nothing back. */
  key: string;
}

export const refundOrder = (storeId: string, { orderId, key, ...body }: Refunding) =>
  call('POST /api/stores/:storeId/orders/:orderId/refunds', {
    params: { storeId, orderId },
    headers: { 'idempotency-key': key },
    body,
  });
