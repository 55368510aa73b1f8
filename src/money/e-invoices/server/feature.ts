import { eInvoiceCalls } from '#money/bills/wire/e-invoices-calls.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { serve } from '#restaurant/access/server/serve.ts';
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
