import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { upTo } from '#platform/calls/wire/params.ts';
import { recordOf } from '#platform/calls/wire/primitives.ts';
import { callbackPath, webhookPath } from '../rules/gateways.ts';

/** Several times what any gateway sends. */
const MOST_FORM_FIELDS = 100;

const params = z.object({ storeId: upTo(64) });
const returnFrom = (gateway: string) => ({
  summary: `Where ${gateway} sends the customer back to: 303 to the page that says how it went`,
  consumes: ['application/x-www-form-urlencoded'],
  params,
  body: recordOf(upTo(100), upTo(2000), MOST_FORM_FIELDS),
});

/** What payment gateways call, directly or through a guest's browser. Both flows of Paytm call at one address. */
export const gatewayCalls = endpoints('Payments', {
  returnFromPaytm: {
    method: 'POST',
    url: callbackPath('paytm', ':storeId'),
    access: 'anybody',
    limits: [],
    within: ['returns'],
    sometimes: { returnsOfPayment: 'believed' },
    schema: returnFrom('Paytm'),
  },
  returnFromRazorpay: {
    method: 'POST',
    url: callbackPath('razorpay', ':storeId'),
    access: 'anybody',
    limits: [],
    within: ['returns'],
    sometimes: { returnsOfPayment: 'believed' },
    schema: returnFrom('Razorpay'),
  },
  returnFromInvoice: {
    method: 'POST',
    url: '/payments/invoice/callback/:storeId/:invoiceId',
    access: 'anybody',
    limits: [],
    within: ['returns'],
    sometimes: { returnsOfPayment: 'begun' },
    schema: {
      summary: 'Where a gateway sends whoever has paid for a plan: 303 to the page of the invoice',
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ storeId: upTo(64), invoiceId: upTo(64) }),
      body: recordOf(upTo(100), upTo(2000), MOST_FORM_FIELDS),
    },
  },
  claimInvoice: {
    method: 'POST',
    url: '/payments/invoice/claim/:storeId/:invoiceId',
    access: 'anybody',
    limits: [],
    within: ['claims'],
    sometimes: { operatorEmails: 'noted' },
    schema: {
      summary: 'Where the page of an invoice sends the UTR of a payment by UPI: 303 back to the page',
      consumes: ['application/x-www-form-urlencoded'],
      params: z.object({ storeId: upTo(64), invoiceId: upTo(64) }),
      body: z.object({ utr: upTo(100) }),
    },
  },
  hearFromRazorpay: {
    method: 'POST',
    url: webhookPath('razorpay', ':storeId'),
    access: 'anybody',
    limits: [],
    within: ['notices'],
    schema: {
      summary: 'What Razorpay tells of a payment by itself, signed: then it is asked about it',
      params,
      response: { 200: z.object({}) },
    },
  },
});
