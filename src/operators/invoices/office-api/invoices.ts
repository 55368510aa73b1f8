import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InvoiceFilterState } from '#operators/plans/rules/invoice.ts';
import { operatorKey } from '#operators/stores/office-api/operator.ts';
import { call } from '#platform/calls/office-api/call.ts';
import type {
  BuyPlanBody,
  CouponBody,
  InvoiceList,
  InvoiceSettingsFields,
  ListedInvoice,
  NotePaidFields,
  RefundInvoiceFields,
} from '../wire/invoices.ts';

export const storeInvoicesQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', storeId, 'invoices'],
    queryFn: () => call('GET /api/stores/:storeId/invoices', { params: { storeId } }),
    // Whoever comes back from paying wants to see it.
    refetchOnMount: 'always',
  });

export const commissionQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', storeId, 'commission'],
    queryFn: () => call('GET /api/stores/:storeId/commission', { params: { storeId } }),
  });

export const buyPlan = (storeId: string, body: BuyPlanBody) =>
  call('POST /api/stores/:storeId/invoices', { params: { storeId }, body });

export const endOwnMandate = (storeId: string) =>
  call('DELETE /api/stores/:storeId/mandate', { params: { storeId } });

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

export const notePaid = (storeId: string, invoiceId: string, body: NotePaidFields) =>
  call('POST /api/operator/stores/:storeId/invoices/:invoiceId/paid', {
    params: { storeId, invoiceId },
    body,
  });

/** Sent again under the same key it is the same act, and answered as things stand. So are the two below. */
export const refundInvoice = (storeId: string, invoiceId: string, body: RefundInvoiceFields, key: string) =>
  call('POST /api/operator/stores/:storeId/invoices/:invoiceId/refund', {
    params: { storeId, invoiceId },
    headers: { 'idempotency-key': key },
    body,
  });

export const refuseInvoiceClaim = (storeId: string, invoiceId: string, reason: string, key: string) =>
  call('POST /api/operator/stores/:storeId/invoices/:invoiceId/claim/refuse', {
    params: { storeId, invoiceId },
    headers: { 'idempotency-key': key },
    body: { reason },
  });

export const couponsQuery = queryOptions({
  queryKey: [...operatorKey, 'coupons'],
  queryFn: () => call('GET /api/operator/coupons'),
});

export const addCoupon = (body: CouponBody) => call('POST /api/operator/coupons', { body });

export const endCoupon = (code: string) => call('DELETE /api/operator/coupons/:code', { params: { code } });

export const withdrawInvoice = (storeId: string, invoiceId: string) =>
  call('DELETE /api/operator/stores/:storeId/invoices/:invoiceId', { params: { storeId, invoiceId } });

export const requestPayment = (storeId: string, body: BuyPlanBody & { price?: string }, key: string) =>
  call('POST /api/operator/stores/:storeId/invoices', {
    params: { storeId },
    headers: { 'idempotency-key': key },
    body,
  });

export const storeMandateQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...operatorKey, 'mandate', storeId],
    queryFn: () => call('GET /api/operator/stores/:storeId/mandate', { params: { storeId } }),
  });

export const endStoreMandate = (storeId: string, invoiceId: string) =>
  call('DELETE /api/operator/stores/:storeId/invoices/:invoiceId/mandate', {
    params: { storeId, invoiceId },
  });

export const invoiceSettingsQuery = queryOptions({
  queryKey: [...operatorKey, 'invoice-settings'],
  queryFn: () => call('GET /api/operator/invoice-settings'),
  // A refetch would take away what is being typed.
  staleTime: Number.POSITIVE_INFINITY,
});

export const saveInvoiceSettings = (body: InvoiceSettingsFields) =>
  call('PUT /api/operator/invoice-settings', { body });
