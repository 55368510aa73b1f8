import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BillExport, BillList, BillPreview, BillsOfOrder, UnbilledSales } from '#domain/api/bills.ts';
import type { BillSettings } from '#domain/bill-settings.ts';
import type { BillContent } from '#domain/bill-sheet.ts';
import { request } from './request.ts';

/** Empty where all are wanted. */
export interface BillFilter {
  q: string;
  kind: string;
  from: string;
  to: string;
}

export const ALL_BILLS: BillFilter = { q: '', kind: '', from: '', to: '' };

const urlOf = (storeId: string) => `/api/stores/${storeId}/bills`;
export const billsKey = (storeId: string) => ['stores', storeId, 'bills'];

/** The latest first, page by page. */
export function billsQuery(storeId: string, filter: BillFilter) {
  return infiniteQueryOptions({
    queryKey: [...billsKey(storeId), filter],
    queryFn: ({ pageParam }) => request<BillList>(`${urlOf(storeId)}?${queryOf(filter, pageParam)}`),
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
    queryFn: () => request<BillsOfOrder>(`${urlOf(storeId)}/${id}`),
    refetchOnMount: 'always',
  });
}

export async function exportBills(storeId: string, filter: BillFilter): Promise<BillContent[]> {
  const all: BillContent[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page: BillExport = await request(`${urlOf(storeId)}/export?${queryOf(filter, before)}`);
    all.push(...page.bills);
    before = page.next;
  }
  return all;
}

export function issueBill(storeId: string, orderId: string): Promise<BillsOfOrder> {
  return request(`/api/stores/${storeId}/orders/${orderId}/bill`, { method: 'POST' });
}

/** What was issued for the order, or the bill as it would be. */
export function billOfOrderQuery(storeId: string, orderId: string) {
  return queryOptions({
    queryKey: [...billsKey(storeId), 'of', orderId],
    queryFn: () => request<BillPreview>(`/api/stores/${storeId}/orders/${orderId}/bill`),
    refetchOnMount: 'always',
    staleTime: 0,
  });
}

/** All sales that have no bill yet. */
export function issueBillsNow(storeId: string): Promise<UnbilledSales> {
  return request(urlOf(storeId), { method: 'POST' });
}

export function billPdf(storeId: string, id: string, paper: 'a4' | '80mm'): string {
  return `${urlOf(storeId)}/${id}/bill.pdf?paper=${paper}`;
}

export function billSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'bill-settings'],
    queryFn: () => request<BillSettings>(`/api/stores/${storeId}/bill-settings`),
  });
}

export function saveBillSettings(storeId: string, settings: BillSettings): Promise<BillSettings> {
  return request(`/api/stores/${storeId}/bill-settings`, { method: 'PUT', body: settings });
}

function queryOf(filter: BillFilter, before: string): string {
  const entries = Object.entries({ ...filter, before }).filter(([, value]) => value !== '');
  return new URLSearchParams(entries).toString();
}
