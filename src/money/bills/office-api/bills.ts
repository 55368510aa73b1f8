import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import type { BillSettings } from '../rules/bill-settings.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import type { Buyer } from '../rules/buyer.ts';
import type { BillExport } from '../wire/bills.ts';

/** An empty value matches all bills. */
export interface BillFilter {
  q: string;
  kind: string;
  eInvoice: string;
  from: string;
  to: string;
}

export const ALL_BILLS: BillFilter = { q: '', kind: '', eInvoice: '', from: '', to: '' };

export const billsKey = (storeId: string) => ['stores', storeId, 'bills'];

/** The bills from the latest, page by page. */
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

/** All bills that were issued for the order of this one. */
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

/** All bills and credit notes of these days, both included. */
export function billsOfDaysQuery(storeId: string, days: Pick<BillFilter, 'from' | 'to'>) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'whole', days],
    queryFn: () => exportBills(storeId, { ...ALL_BILLS, ...days }),
    refetchOnMount: 'always',
  });
}

/** What came and went back on these days, both included, and what went through the drawers. */
export const readMoney = (storeId: string, days: Pick<BillFilter, 'from' | 'to'>) =>
  call('GET /api/stores/:storeId/bills/money', { params: { storeId }, query: days });

export const issueBill = (storeId: string, orderId: string) =>
  perform('POST /api/stores/:storeId/orders/:orderId/bill', { params: { storeId, orderId } });

/** The bills of the order, or a preview if none was issued. */
export function billOfOrderQuery(storeId: string, orderId: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'of', orderId],
    queryFn: () => call('GET /api/stores/:storeId/orders/:orderId/bill', { params: { storeId, orderId } }),
    refetchOnMount: 'always',
    staleTime: 0,
  });
}

/** Makes the bill of an order out to a company, or to none. */
export const setBuyer = (storeId: string, orderId: string, buyer: Buyer | null) =>
  perform('PUT /api/stores/:storeId/orders/:orderId/buyer', {
    params: { storeId, orderId },
    body: { buyer },
  });

/** Companies of earlier bills. */
export function buyersQuery(storeId: string, q: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'buyers', q],
    queryFn: () => call('GET /api/stores/:storeId/buyers', { params: { storeId }, query: { q } }),
    placeholderData: keepPreviousData,
  });
}

/** Issues bills for all sales without one. */
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
