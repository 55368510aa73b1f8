import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
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
export const billQuery = (storeId: string, id: string) =>
  query(
    'GET /api/stores/:storeId/bills/:billId',
    { params: { storeId, billId: id } },
    { refetchOnMount: 'always' },
  );

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

/** The bills of the order, or a preview if none was issued. */
export function billOfOrderQuery(storeId: string, orderId: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'of', orderId],
    queryFn: () => call('GET /api/stores/:storeId/orders/:orderId/bill', { params: { storeId, orderId } }),
    refetchOnMount: 'always',
    staleTime: 0,
  });
}

/** Companies of earlier bills. */
export function buyersQuery(storeId: string, q: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'buyers', q],
    queryFn: () => call('GET /api/stores/:storeId/buyers', { params: { storeId }, query: { q } }),
    placeholderData: keepPreviousData,
  });
}

export const billPdf = (storeId: string, billId: string, paper: 'a4' | '80mm') =>
  pathOf('GET /api/stores/:storeId/bills/:billId/bill.pdf', {
    params: { storeId, billId },
    query: { paper },
  });

export const billSettingsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/bill-settings', { params: { storeId } });
