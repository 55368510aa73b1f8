import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  BuyPlanBody,
  CouponBody,
  InvoiceSettingsFields,
  NotePaidBody,
  RefundInvoiceFields,
} from '#domain/api/invoices.ts';
import type { InvoiceState } from '#domain/plans/invoice.ts';
import { call } from './call.ts';
import { operatorKey } from './operator.ts';

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

export const invoicesQuery = (state: InvoiceState | '') =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, 'list', state],
    queryFn: ({ pageParam }) => call('GET /api/operator/invoices', { query: { state, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });

export const notePaid = (storeId: string, invoiceId: string, body: NotePaidBody) =>
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
