import { queryOptions } from '@tanstack/react-query';
import type { EInvoiceSettingsBody } from '#domain/api/e-invoices.ts';
import { call } from './call.ts';

export function eInvoiceSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'e-invoices'],
    queryFn: () => call('GET /api/stores/:storeId/e-invoices/settings', { params: { storeId } }),
  });
}

export const saveEInvoiceSettings = (storeId: string, body: EInvoiceSettingsBody) =>
  call('PUT /api/stores/:storeId/e-invoices/settings', { params: { storeId }, body });

/** The provider's answer to the saved credentials. */
export const tryEInvoices = async (storeId: string) =>
  (await call('POST /api/stores/:storeId/e-invoices/test', { params: { storeId } })).keys;

export const registerAgain = (storeId: string, billId: string) =>
  call('POST /api/stores/:storeId/bills/:billId/e-invoice', { params: { storeId, billId } });
