import * as z from 'zod/mini';
import { feedbackBody, feedbackForm } from '#guests/feedback/wire/feedback.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, ofSlug, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { kept } from '#restaurant/stores/wire/store-model.ts';
import { orderView } from './order.ts';
import { placing } from './placing-calls.ts';

const expected = z.object({
  /** Null if nothing can be said: it is ready or over, waits for its payment, or for a time that the guest has chosen. */
  estimate: z.nullable(z.object({ fromMinutes: z.number(), toMinutes: z.number() })),
  kept: z.optional(kept),
});

const orderNow = {
  summary: 'The order as it stands now',
  params: ofSlug,
  response: { 200: orderView },
};

export const orderCalls = endpoints('Orders', {
  readOrder: {
    method: 'GET',
    url: '/order/status/:slug',
    access: 'guest',
    limits: 'reads one order, by a link that can’t be guessed',
    schema: { ...orderNow },
  },
  readOrderOlder: {
    method: 'GET',
    url: '/restaurant/api/menu/store/order/web/new/:slug',
    access: 'guest',
    limits: 'reads one order, by a link that can’t be guessed',
    schema: { ...orderNow },
  },
  readExpected: {
    method: 'GET',
    url: '/order/status/:slug/expected',
    access: 'guest',
    limits: 'reads one order, by a link that can’t be guessed',
    schema: {
      summary: 'How many minutes an open order will have taken in all, by what the kitchen has now',
      params: ofSlug,
      response: { 200: expected },
    },
  },
  readPairs: {
    method: 'GET',
    url: '/profile/web/:slug/pairs',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: 'By item, up to six others that guests of this store order with it, the most frequent first',
      params: ofSlug,
      response: { 200: z.record(z.string(), z.array(z.string())) },
    },
  },
  readFeedbackForm: {
    method: 'GET',
    url: '/feedback/api/form/:orderSlug',
    access: 'guest',
    limits: 'reads one order, by a link that can’t be guessed',
    schema: {
      summary: 'What is asked once an order was served',
      params: z.object({ orderSlug: anyId }),
      response: { 200: feedbackForm },
    },
  },
  giveFeedback: {
    method: 'POST',
    url: '/feedback/api/form/:orderSlug',
    access: 'guest',
    limits: 'once for each order, by a link that can’t be guessed',
    schema: {
      summary: 'Once for each order',
      params: z.object({ orderSlug: anyId }),
      body: feedbackBody,
      response: { 201: z.strictObject({ given: z.boolean() }) },
    },
  },
  placeOrder: {
    method: 'POST',
    url: '/order/create/web/:storeId',
    access: 'guest',
    limits: ['triedOrders'],
    within: ['ordersOfDevice', 'orders'],
    sometimes: {
      orderKilobytes: 'is written',
      ordersOfTableByNetwork: 'at a table',
      ordersOfTable: 'at a table',
      unlistedOrdersOfNetwork: 'at a table in no list',
      ordersOfUnlistedTables: 'at a table in no list',
      newVisitors: 'asks for codes',
    },
    schema: {
      ...placing,
      params: ofStore,
    },
  },
  placeOrderOlder: {
    method: 'POST',
    url: '/restaurant/api/menu/order/create',
    access: 'guest',
    limits: ['triedOrders'],
    within: ['ordersOfDevice', 'orders'],
    sometimes: {
      orderKilobytes: 'is written',
      ordersOfTableByNetwork: 'at a table',
      ordersOfTable: 'at a table',
      unlistedOrdersOfNetwork: 'at a table in no list',
      ordersOfUnlistedTables: 'at a table in no list',
      newVisitors: 'asks for codes',
    },
    schema: {
      ...placing,
    },
  },
  cancelOwnOrder: {
    method: 'POST',
    url: '/order/status/:slug/cancel',
    access: 'guest',
    limits: ['ownCancels'],
    within: ['ownCancelsOfOrder'],
    schema: {
      summary:
        'Within a minute, and before anybody has begun with it or paid for it: the guest takes it back',
      params: ofSlug,
      body: nothingBody,
      response: { 200: orderView },
    },
  },
  followOrder: {
    method: 'GET',
    url: '/order/status/:slug/events',
    access: 'guest',
    limits: 'a stream stays open, so the open ones are counted instead',
    schema: {
      summary: 'The order after each change, as server-sent events',
      produces: ['text/event-stream'],
      params: ofSlug,
    },
  },
});
