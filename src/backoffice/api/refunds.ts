import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import type { OrderRefunds, OwedList, RefundBody, RefundView, SettledBody } from '#domain/api/refunds.ts';
import { request } from './request.ts';

const LOOK_AGAIN_MS = 60_000;

/** Everything that a refund can change begins with this. */
export const owedKey = (storeId: string) => ['stores', storeId, 'owed'];

function readOwed(storeId: string, after: string | null): Promise<OwedList> {
  return request(`/api/stores/${storeId}/owed${after === null ? '' : `?after=${after}`}`);
}

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
    queryFn: () => request<OrderRefunds>(`/api/stores/${storeId}/orders/${orderId}/refunds`),
  });
}

export function checkPayment(storeId: string, attemptId: string, reason: string): Promise<void> {
  return request(`/api/stores/${storeId}/owed/${attemptId}/checked`, { method: 'POST', body: { reason } });
}

export interface Settling extends SettledBody {
  refundId: string;
}

export function settleRefund(storeId: string, { refundId, ...body }: Settling): Promise<RefundView> {
  return request(`/api/stores/${storeId}/refunds/${refundId}/settled`, { method: 'POST', body });
}

export interface Refunding extends RefundBody {
  orderId: string;
  /** Of one tap: sent again, it gives nothing back. */
  key: string;
}

export function refundOrder(storeId: string, { orderId, key, ...body }: Refunding): Promise<StaffOrderView> {
  const path = `/api/stores/${storeId}/orders/${orderId}/refunds`;
  return request(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
}
