import * as z from 'zod/mini';
import { staffOrderView } from '#ordering/orders/wire/order.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, noContent, ofOrder, ofStore, withKey } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import {
  checkedBody,
  doneRefunds,
  OWED_CURSOR,
  orderRefunds,
  owedList,
  refundBody,
  refundView,
  settledBody,
} from './refunds.ts';

export const refundCalls = endpoints('Refunds', {
  listOwed: {
    method: 'GET',
    url: '/api/stores/:storeId/owed',
    access: 'order.refund',
    schema: {
      summary:
        'What is owed to customers, refunds on their way, and payments that may yet be heard of, by cursor',
      params: ofStore,
      querystring: z.object({
        after: z.optional(z.string().check(z.regex(OWED_CURSOR, formatFault('cursor')))),
        limit: z.optional(
          z.string().check(z.regex(/^[1-9]\d?$/, formatFault('outside', { least: 1, most: 99 }))),
        ),
      }),
      response: { 200: owedList },
    },
  },
  listRefunds: {
    method: 'GET',
    url: '/api/stores/:storeId/refunds',
    access: 'order.refund',
    schema: {
      summary: 'Refunds that are done, the latest first; ?before= the `next` of the page before',
      params: ofStore,
      querystring: z.object({ before: z.optional(z.union([empty, z.uuid()], formatFault('cursor'))) }),
      response: { 200: doneRefunds },
    },
  },
  checkPayment: {
    method: 'POST',
    url: '/api/stores/:storeId/owed/:attemptId/checked',
    access: 'order.refund',
    schema: {
      summary:
        'Somebody has looked into a payment that the gateway tells nothing clear of; it is asked no more',
      params: z.extend(ofStore, { attemptId: anyId }),
      body: checkedBody,
      response: noContent,
    },
  },
  settleRefund: {
    method: 'POST',
    url: '/api/stores/:storeId/refunds/:refundId/settled',
    access: 'order.refund',
    limits: ['refunds'],
    schema: {
      summary: 'Somebody has seen what has become of a refund whose gateway does not answer',
      params: z.extend(ofStore, { refundId: anyId }),
      body: settledBody,
      response: { 200: refundView },
    },
  },
  readRefunds: {
    method: 'GET',
    url: '/api/stores/:storeId/orders/:orderId/refunds',
    access: 'payment.record',
    schema: {
      summary: 'What was paid for an order, what was given back, and what is still owed',
      params: ofOrder,
      response: { 200: orderRefunds },
    },
  },
  refundOrder: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/refunds',
    access: 'order.refund',
    limits: ['refunds'],
    schema: {
      summary: 'Gives back what is owed, or a part of it, once for each Idempotency-Key',
      params: ofOrder,
      headers: withKey,
      body: refundBody,
      response: { 200: staffOrderView },
    },
  },
});
