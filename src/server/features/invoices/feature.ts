import { feature } from '../../platform/feature/feature.ts';
import { askForInvoices } from './check-invoice.ts';
import { invoiceReturnRoutes, invoiceRoutes } from './routes.ts';

export const invoices = feature({
  routes: [invoiceRoutes],
  apart: [invoiceReturnRoutes],
  hourlyOfStores: { ask: [askForInvoices] },
});
