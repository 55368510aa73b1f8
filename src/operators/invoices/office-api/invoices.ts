import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { InvoiceFilterState } from '#operators/plans/rules/invoice.ts';
import { operatorKey } from '#operators/stores/office-api/operator.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { InvoiceList, ListedInvoice } from '../wire/invoices.ts';

export const storeInvoicesQuery = (storeId: string) =>
  query(
    'GET /api/stores/:storeId/invoices',
    { params: { storeId } },
    {
      // Whoever comes back from paying wants to see it.
      refetchOnMount: 'always',
    },
  );

export const commissionQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/commission', { params: { storeId } });
export const invoicesKey = [...operatorKey, 'invoices'];

/** An empty value matches all invoices. */
export interface InvoiceFilter {
  search: string;
  /** The address of a restaurant. */
  store: string;
  month: string;
  state: InvoiceFilterState | '';
}

export const invoicesQuery = (filter: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, 'list', filter],
    queryFn: ({ pageParam }) =>
      call('GET /api/operator/invoices', { query: { ...filter, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** More than these are not written into a file. */
const MOST_IN_FILE = 50_000;

/** All that match, page by page. */
export async function fetchInvoices(filter: InvoiceFilter): Promise<ListedInvoice[]> {
  const found: ListedInvoice[] = [];
  let after: string | null = '';
  while (after !== null && found.length < MOST_IN_FILE) {
    const query: InvoiceFilter & { after: string; forFile: '1' } = { ...filter, after, forFile: '1' };
    const page: InvoiceList = await call('GET /api/operator/invoices', { query });
    found.push(...page.invoices);
    after = page.next;
  }
  return found;
}

export const couponsQuery = query('GET /api/operator/coupons', {});
export const storeMandateQuery = (storeId: string) =>
  query('GET /api/operator/stores/:storeId/mandate', { params: { storeId } });
export const invoiceSettingsQuery = query(
  'GET /api/operator/invoice-settings',
  {},
  {
    // A refetch would take away what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  },
);
