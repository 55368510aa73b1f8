import * as z from 'zod/mini';
import { INVOICE_FILTER_STATES } from '#operators/plans/rules/invoice.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, noContent, nothing, ofStore, upTo } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import {
  buyPlanBody,
  commissionView,
  couponBody,
  couponView,
  couponViews,
  invoiceList,
  invoiceSettingsBody,
  invoiceSettingsView,
  invoiceView,
  notePaidBody,
  refundInvoiceBody,
  refuseInvoiceClaimBody,
  requestPaymentBody,
  storeInvoices,
  storeMandate,
} from './invoices.ts';

const ofInvoice = z.extend(ofStore, { invoiceId: anyId });
const MONTH = formatFault('day', { example: '2030-01' });
const listQuery = z.object({
  search: z.optional(upTo(100)),
  /** By its id or its slug. */
  store: z.optional(anyId),
  /** In which it was paid, or asked for while it is not. */
  month: z.optional(z.union([empty, z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH))], MONTH)),
  state: z.optional(z.union([empty, z.enum(INVOICE_FILTER_STATES)])),
  after: z.optional(upTo(600)),
  forFile: z.optional(z.literal('1')),
});
export type InvoicesQuery = z.infer<typeof listQuery>;

export const invoiceCalls = endpoints('Operator', {
  readInvoiceSettings: {
    method: 'GET',
    url: '/api/operator/invoice-settings',
    access: 'operator.read',
    schema: {
      summary: 'How restaurants pay for plans, and what their invoices say',
      response: { 200: invoiceSettingsView },
    },
  },
  saveInvoiceSettings: {
    method: 'PUT',
    url: '/api/operator/invoice-settings',
    access: 'operator.brand',
    logs: 'seller',
    example: { name: 'Rasoi Software', upi: 'rasoi@upi' },
    schema: {
      summary: 'Changes them for invoices from now on. The gateway stays if none is sent',
      body: invoiceSettingsBody,
      response: { 200: invoiceSettingsView },
    },
  },
  listInvoices: {
    method: 'GET',
    url: '/api/operator/invoices',
    access: 'operator.read',
    schema: {
      summary:
        'Of all stores, the newest first; ?after= the `next` of the page before; ?forFile=1 for larger pages',
      querystring: listQuery,
      response: { 200: invoiceList },
    },
  },
  requestPayment: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/invoices',
    access: 'operator.money',
    logs: 'invoice',
    once: 'noted',
    within: ['storeEmails'],
    example: { plan: 'Chain', months: 1 },
    schema: {
      summary: 'Asks a store to pay for a plan, also by email to its owners',
      params: ofStore,
      body: requestPaymentBody,
      response: { 201: invoiceView },
    },
  },
  noteInvoicePaid: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/invoices/:invoiceId/paid',
    access: 'operator.money',
    logs: 'invoice',
    once: 'same',
    within: ['storeEmails'],
    schema: {
      summary: 'The money has come: the invoice gets its number, and the store its plan',
      params: ofInvoice,
      body: notePaidBody,
      response: { 200: invoiceView },
    },
  },
  refuseInvoiceClaim: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/invoices/:invoiceId/claim/refuse',
    access: 'operator.money',
    logs: 'invoice',
    once: 'noted',
    within: ['storeEmails'],
    schema: {
      summary: 'The money that somebody says to have paid was not found. The owners read why',
      params: ofInvoice,
      body: refuseInvoiceClaimBody,
      response: { 200: invoiceView },
    },
  },
  refundInvoice: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/invoices/:invoiceId/refund',
    access: 'operator.money',
    logs: 'invoice',
    once: 'noted',
    within: ['storeEmails'],
    schema: {
      summary: 'Money went back: a credit note with its part of the tax. The plan stays as it is',
      params: ofInvoice,
      body: refundInvoiceBody,
      response: { 200: invoiceView },
    },
  },
  withdrawInvoice: {
    method: 'DELETE',
    url: '/api/operator/stores/:storeId/invoices/:invoiceId',
    access: 'operator.money',
    logs: 'invoice',
    schema: {
      summary: 'Nobody is asked to pay it any more. Money that still arrives for it counts',
      params: ofInvoice,
      body: nothing,
      response: noContent,
    },
  },
});

export const mandateCalls = endpoints('Operator', {
  readStoreMandate: {
    method: 'GET',
    url: '/api/operator/stores/:storeId/mandate',
    access: 'operator.read',
    schema: {
      summary: 'How the plan of a store renews itself',
      params: ofStore,
      response: { 200: storeMandate },
    },
  },
  endStoreMandate: {
    method: 'DELETE',
    url: '/api/operator/stores/:storeId/invoices/:invoiceId/mandate',
    access: 'operator.money',
    logs: 'invoice',
    within: ['storeEmails'],
    schema: {
      summary: 'The plan no longer renews itself as was agreed with this invoice. The owners are told',
      params: ofInvoice,
      body: nothing,
      response: noContent,
    },
  },
});

const ofCoupon = z.object({ code: anyId });

export const couponCalls = endpoints('Operator', {
  listCoupons: {
    method: 'GET',
    url: '/api/operator/coupons',
    access: 'operator.read',
    schema: { summary: 'What takes something off the price of plans', response: { 200: couponViews } },
  },
  addCoupon: {
    method: 'POST',
    url: '/api/operator/coupons',
    access: 'operator.brand',
    logs: 'plan',
    once: 'same',
    example: { code: 'DIWALI', kind: 'percent', value: 20, until: '2030-11-30T18:29:59Z', mostUses: 100 },
    schema: {
      summary: 'Per cent off, or months that cost nothing; each restaurant uses it once',
      body: couponBody,
      response: { 201: couponView },
    },
  },
  endCoupon: {
    method: 'DELETE',
    url: '/api/operator/coupons/:code',
    access: 'operator.brand',
    logs: 'plan',
    schema: {
      summary: 'Nobody can use it any more. What was asked for with it stays',
      params: ofCoupon,
      response: noContent,
    },
  },
});

export const storeInvoiceCalls = endpoints('Settings', {
  listStoreInvoices: {
    method: 'GET',
    url: '/api/stores/:storeId/invoices',
    access: 'plan.read',
    schema: {
      summary: 'What the store has paid or is asked to pay for its plan, and the plans that it can buy',
      params: ofStore,
      response: { 200: storeInvoices },
    },
  },
  endOwnMandate: {
    method: 'DELETE',
    url: '/api/stores/:storeId/mandate',
    access: 'plan.pay',
    within: ['storeEmails'],
    schema: {
      summary: 'The plan no longer renews itself, at once, also at the gateway',
      params: ofStore,
      body: nothing,
      response: noContent,
    },
  },
  buyPlan: {
    method: 'POST',
    url: '/api/stores/:storeId/invoices',
    access: 'plan.pay',
    example: { plan: 'Chain', months: 1 },
    schema: {
      summary:
        'Asks to pay for a plan. An earlier request of the owners is replaced, or answered again if it is the same',
      params: ofStore,
      body: buyPlanBody,
      response: { 201: invoiceView },
    },
  },
});

export const commissionCalls = endpoints('Settings', {
  readCommission: {
    method: 'GET',
    url: '/api/stores/:storeId/commission',
    access: 'plan.read',
    schema: {
      summary: 'What the orders of guests cost the store, by day, as far as no invoice asks for it',
      params: ofStore,
      response: { 200: commissionView },
    },
  },
});
