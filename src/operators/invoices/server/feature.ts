import type { Feature } from '#platform/feature/server/feature.ts';
import { GATEWAY_PURPOSE } from '#restaurant/stores/server/gateway.ts';
import { endOldRequests } from './mandates/end-requests.ts';
import { remindOfInvoices } from './renewing/remind.ts';
import { renewPlans } from './renewing/renew-plans.ts';
import { invoiceReturnRoutes, invoiceRoutes } from './routes.ts';
import { askForInvoices } from './settling/check-invoice.ts';

export const invoices: Feature = {
  tables: ['invoice_attempts'],
  otherTables: {
    invoices: 'stays',
    invoice_numbers: 'stays',
    brand_invoice_numbers: 'stays',
    coupons: 'stays',
    mandates: 'stays',
    credit_notes: 'stays',
    credit_note_numbers: 'stays',
    invoice_settings: 'stays',
  },
  sealed: {
    'brands.gateway_sealed': GATEWAY_PURPOSE,
    'invoice_settings.gateway_sealed': GATEWAY_PURPOSE,
    'invoice_attempts.gateway_sealed': GATEWAY_PURPOSE,
    'mandates.gateway_sealed': GATEWAY_PURPOSE,
  },
  routes: [invoiceRoutes],
  apart: [invoiceReturnRoutes],
  hourlyOfStores: { use: [remindOfInvoices], ask: [askForInvoices, endOldRequests, renewPlans] },
};
