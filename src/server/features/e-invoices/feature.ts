import { eInvoiceCalls } from '#domain/api/calls/e-invoices.ts';
import { SECOND } from '#domain/time/durations.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { parseId } from '../../platform/http/parse-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { registerAgain } from './register-again.ts';
import { CREDENTIALS_PURPOSE, readEInvoiceSettings, saveEInvoiceSettings, tryEInvoices } from './settings.ts';
import { runDueEInvoices } from './work-due.ts';

export const eInvoices: Feature = {
  tables: ['e_invoice_settings'],
  sealed: { 'e_invoice_settings.credentials_sealed': CREDENTIALS_PURPOSE },
  routes: [eInvoiceRoutes],
  repeated: [{ everyMs: SECOND, work: runDueEInvoices }],
};

function eInvoiceRoutes(app: App): void {
  serve(app, eInvoiceCalls, {
    readEInvoiceSettings,
    saveEInvoiceSettings: async (ctx, { body }) => saveEInvoiceSettings(ctx, body),
    tryEInvoices,
    registerAgain: async (ctx, { params }) => registerAgain(ctx, parseId(params.billId, 'BILL_NOT_FOUND')),
  });
}
