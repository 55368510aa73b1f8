import { claimBody, recordPaymentBody, refuseClaimBody } from '#money/receipts/wire/receipts.ts';
import { orderView, payAnswer, staffOrderView } from '#ordering/orders/wire/order.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofOrder, ofSlug } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';

export const paymentCalls = endpoints('Payments', {
  claimPayment: {
    method: 'POST',
    url: '/order/status/:slug/claim',
    access: 'guest',
    limits: ['claims'],
    within: ['claimsOfOrder'],
    schema: {
      summary: 'The guest says to have paid by UPI; it is paid once the staff have confirmed it',
      params: ofSlug,
      body: claimBody,
      response: { 200: orderView },
    },
  },
  recordPayment: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/payments',
    command: 'noted',
    access: 'payment.record',
    schema: {
      summary: 'Money has come for an order: by UPI, in cash or by card. Confirms a claim',
      params: ofOrder,
      body: recordPaymentBody,
      response: { 200: staffOrderView },
    },
  },
  refuseClaim: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/claim/refuse',
    command: 'noted',
    access: 'payment.record',
    schema: {
      summary: 'What a guest says to have paid has not come; they are told why',
      params: ofOrder,
      body: refuseClaimBody,
      response: { 200: staffOrderView },
    },
  },
  payOrder: {
    method: 'POST',
    url: '/order/status/:slug/pay',
    access: 'guest',
    limits: ['payments'],
    sometimes: { paymentsOfOrder: 'to be paid' },
    schema: {
      summary: 'What the browser posts to the gateway; begins the payment anew where it could not be begun',
      params: ofSlug,
      body: nothingBody,
      response: { 200: payAnswer },
    },
  },
});
