import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BillExport } from '#domain/api/bills.ts';
import type { BillSettings } from '#domain/bills/bill-settings.ts';
import type { BillContent } from '#domain/bills/bill-sheet.ts';
import { pathOf } from '#ui/path-of.ts';
import { call } from './call.ts';

/** Empty where all are wanted. */
export interface BillFilter {
  q: string;
  kind: string;
  from: string;
  to: string;
}

export const ALL_BILLS: BillFilter = { q: '', kind: '', from: '', to: '' };

export const billsKey = (storeId: string) => ['stores', storeId, 'bills'];

/** The latest first, page by page. */
export function billsQuery(storeId: string, filter: BillFilter) {
  return infiniteQueryOptions({
    queryKey: [...billsKey(storeId), filter],
    queryFn: ({ pageParam }) =>
      call('GET /api/stores/:storeId/bills', {
        params: { storeId },
        query: { ...filter, before: pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** All that was issued for the order of one of them. */
export function billQuery(storeId: string, id: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'one', id],
    queryFn: () => call('GET /api/stores/:storeId/bills/:billId', { params: { storeId, billId: id } }),
    refetchOnMount: 'always',
  });
}

export async function exportBills(storeId: string, filter: BillFilter): Promise<BillContent[]> {
  const all: BillContent[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page: BillExport = await call('GET /api/stores/:storeId/bills/export', {
      params: { storeId },
      query: { ...filter, before },
    });
    all.push(...page.bills);
    before = page.next;
  }
  return all;
}

export const issueBill = (storeId: string, orderId: string) =>
  call('POST /api/stores/:storeId/orders/:orderId/bill', { params: { storeId, orderId } });

/** What was issued for the order, or the bill as it would be. */
export function billOfOrderQuery(storeId: string, orderId: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'of', orderId],
    queryFn: () => call('GET /api/stores/:storeId/orders/:orderId/bill', { params: { storeId, orderId } }),
    refetchOnMount: 'always',
    staleTime: 0,
  });
}

/** All sales that have no bill yet. */
export const issueBillsNow = (storeId: string) =>
  call('POST /api/stores/:storeId/bills', { params: { storeId } });

export const billPdf = (storeId: string, billId: string, paper: 'a4' | '80mm') =>
  pathOf('GET /api/stores/:storeId/bills/:billId/bill.pdf', {
    params: { storeId, billId },
    query: { paper },
  });

export function billSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'bill-settings'],
    queryFn: () => call('GET /api/stores/:storeId/bill-settings', { params: { storeId } }),
  });
}

export const saveBillSettings = (storeId: string, settings: BillSettings) =>
  call('PUT /api/stores/:storeId/bill-settings', { params: { storeId }, body: settings });
