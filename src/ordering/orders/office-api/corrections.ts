import { queryOptions } from '@tanstack/react-query';
import { call, perform } from '#platform/calls/office-api/call.ts';
import type { ReverseBody, SettleBody } from '../wire/corrections.ts';

/** What settled a tab. `seen` is what the screen knows of it, so that a change is fetched at once. */
export function receiptsQuery(storeId: string, tabId: string, seen: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'receipts', tabId, seen],
    queryFn: () => call('GET /api/stores/:storeId/tabs/:tabId/receipts', { params: { storeId, tabId } }),
    staleTime: 0,
  });
}

/** Amounts are sent as the restaurant writes them, not in minor units. */
export const reverseReceipt = (storeId: string, receiptId: string, body: ReverseBody, key: string) =>
  perform('POST /api/stores/:storeId/receipts/:receiptId/reverse', {
    params: { storeId, receiptId },
    headers: { 'idempotency-key': key },
    body,
  });

export const settleTab = (storeId: string, tabId: string, body: SettleBody, key: string) =>
  perform('POST /api/stores/:storeId/tabs/:tabId/settle', {
    params: { storeId, tabId },
    headers: { 'idempotency-key': key },
    body,
  });
