import { gatewayCalls } from '#money/payments/wire/gateways-calls.ts';
import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import { createContext } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { FORM_BYTES, takeForms } from '#platform/http/server/documents/forms.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { redirectHere } from '#platform/http/server/redirect-here.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { couponCalls, invoiceCalls, mandateCalls, storeInvoiceCalls } from '../wire/invoices-calls.ts';
import { buyPlan, requestPayment } from './ask-for-payment.ts';
import { showAgain } from './change-invoice.ts';
import { addCoupon, endCoupon, listCoupons } from './coupons.ts';
import { readSettings, saveSettings } from './invoice-settings.ts';
import { listStoreInvoices, withdrawInvoice } from './list-invoices.ts';
import { registerOnReturn } from './mandates/agree-mandate.ts';
import { endOwnMandate, endStoreMandate } from './mandates/end-mandate.ts';
import { readStoreMandate } from './mandates/show-mandate.ts';
import { listInvoices } from './searching/search-invoices.ts';
import { checkInvoiceOnReturn } from './settling/check-invoice.ts';
import { claimInvoice, refuseInvoiceClaim } from './settling/claim-invoice.ts';
import { noteInvoicePaid } from './settling/note-paid.ts';
import { refundInvoice } from './settling/refund-invoice.ts';

export function invoiceRoutes(app: App): void {
  serve(
    app,
    invoiceCalls,
    {
      readInvoiceSettings: readSettings,
      saveInvoiceSettings: (ctx, { body }) => saveSettings(ctx, body),
      listInvoices: (ctx, { query }) => listInvoices(ctx, query),
      requestPayment: (ctx, { params, body }) => requestPayment(ctx, params.storeId, body),
      noteInvoicePaid: (ctx, { params, body }) =>
        noteInvoicePaid(ctx, params.storeId, params.invoiceId, body),
      refuseInvoiceClaim: (ctx, { params, body }) =>
        refuseInvoiceClaim(ctx, params.storeId, params.invoiceId, body.reason),
      refundInvoice: (ctx, { params, body }) => refundInvoice(ctx, params.storeId, params.invoiceId, body),
      withdrawInvoice: (ctx, { params }) => withdrawInvoice(ctx, params.storeId, params.invoiceId),
    },
    {
      again: (ctx, { storeId = '', invoiceId = '' }, made) => showAgain(ctx, storeId, made ?? invoiceId),
    },
  );
  serve(app, mandateCalls, {
    readStoreMandate: (ctx, { params }) => readStoreMandate(ctx, params.storeId),
    endStoreMandate: (ctx, { params }) => endStoreMandate(ctx, params.storeId, params.invoiceId),
  });
  serve(app, couponCalls, {
    listCoupons,
    addCoupon: (ctx, { body }) => addCoupon(ctx, body),
    endCoupon: (ctx, { params }) => endCoupon(ctx, params.code),
  });
  serve(app, storeInvoiceCalls, {
    listStoreInvoices,
    endOwnMandate,
    buyPlan: (ctx, { body }) => buyPlan(ctx, body),
  });
}

const SHOWN_BY_PAGE = new Set(['NOT_FOUND', 'TOO_MANY_REQUESTS']);

/** Takes what a gateway sends through the browser of whoever paid. The form only makes us ask the gateway. */
export function invoiceReturnRoutes(app: App): void {
  const { services } = app;
  takeForms(app);
  app.route({
    ...gatewayCalls.returnFromInvoice,
    bodyLimit: FORM_BYTES,
    handler: async (request, reply) => {
      const { storeId, invoiceId: id } = request.params;
      await services.limiter.take('returns', networkOf(request));
      const ctx = createContext(services, { kind: 'system' }, request.site);
      await checkInvoiceOnReturn(ctx, storeId, id)
        .then(() => registerOnReturn(ctx, storeId, id))
        .catch((error: unknown) => {
          // The page says so itself, and the clock asks again.
          if (!(error instanceof AppError) || !SHOWN_BY_PAGE.has(error.code)) throw error;
        });
      return redirectHere(reply, invoiceHref({ storeId, id }), 303);
    },
  });
  app.route({
    ...gatewayCalls.claimInvoice,
    bodyLimit: FORM_BYTES,
    handler: async (request, reply) => {
      const { storeId, invoiceId: id } = request.params;
      await services.limiter.take('claims', networkOf(request));
      const ctx = createContext(services, { kind: 'system' }, request.site);
      const wrong = await claimInvoice(ctx, storeId, id, request.body.utr).catch((error: unknown) => {
        if (!(error instanceof AppError) || !SHOWN_BY_PAGE.has(error.code)) throw error;
        return null;
      });
      return redirectHere(
        reply,
        invoiceHref({ storeId, id }) + (wrong === null ? '' : `?news=${wrong}`),
        303,
      );
    },
  });
}
