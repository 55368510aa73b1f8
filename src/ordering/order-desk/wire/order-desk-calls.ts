import * as z from 'zod/mini';
import { otpOutbox } from '#guests/phone-codes/wire/otp.ts';
import { fireBody } from '#ordering/courses/wire/courses.ts';
import {
  changeStateBody,
  changesSeenBody,
  editOrderBody,
  orderList,
  readyBody,
  removeItemBody,
  seenBody,
  seenOrders,
  staffOrderView,
  takenOrderBody,
} from '#ordering/orders/wire/order.ts';
import { listQuery } from '#ordering/orders/wire/order-list-calls.ts';
import { placing } from '#ordering/orders/wire/placing-calls.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, ofOrder, ofStore } from '#platform/calls/wire/params.ts';

const ofItem = z.extend(ofOrder, { itemId: anyId });

export const deskCalls = endpoints('Order desk', {
  listOrders: {
    method: 'GET',
    url: '/api/stores/:storeId/orders',
    access: 'order.read',
    schema: {
      summary: 'Newest first, by cursor',
      params: ofStore,
      querystring: listQuery,
      response: { 200: orderList },
    },
  },
  readStoreOrder: {
    method: 'GET',
    url: '/api/stores/:storeId/orders/:orderId',
    access: 'order.read',
    schema: { summary: 'One order, however old', params: ofOrder, response: { 200: staffOrderView } },
  },
  takeOrder: {
    method: 'POST',
    url: '/api/stores/:storeId/orders',
    command: 'kept',
    access: 'order.place',
    limits: ['takenOrders'],
    sometimes: { orderKilobytes: 'is written' },
    schema: {
      ...placing,
      summary:
        'An order that the staff take, at the counter or on the telephone; once for each Idempotency-Key',
      params: ofStore,
      body: takenOrderBody,
    },
  },
  changeOrderState: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/state',
    command: 'noted',
    access: 'order.move',
    within: ['changesOfOrder'],
    schema: {
      summary: 'Moves an order from the state in which it was seen',
      params: ofOrder,
      body: changeStateBody,
      response: { 200: staffOrderView },
    },
  },
  discardOrderItem: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/items/:itemId/discard',
    command: 'noted',
    access: 'order.discard',
    within: ['changesOfOrder'],
    schema: {
      summary: 'Takes an item off an order, all of it but the portions to keep, or puts it back',
      params: ofItem,
      body: removeItemBody,
      response: { 200: staffOrderView },
    },
  },
  editOrder: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/edit',
    command: 'kept',
    access: 'order.edit',
    within: ['changesOfOrder'],
    schema: {
      summary:
        'Adds to a running order, changes portions and gives discounts, all or nothing; once for each Idempotency-Key',
      params: ofOrder,
      body: editOrderBody,
      response: { 200: staffOrderView },
    },
  },
  markOrderItemReady: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/items/:itemId/ready',
    command: 'noted',
    access: 'order.move',
    within: ['changesOfOrder'],
    schema: {
      summary: 'The kitchen is done with an item, or was not after all',
      params: ofItem,
      body: readyBody,
      response: { 200: staffOrderView },
    },
  },
  markChangesSeen: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/changes-seen',
    access: 'order.move',
    within: ['changesOfOrder'],
    schema: {
      summary: 'Somebody at a station or at the pass has seen that lines were taken off',
      params: ofOrder,
      body: changesSeenBody,
      response: { 200: staffOrderView },
    },
  },
  fireCourses: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/fire',
    access: 'order.move',
    within: ['changesOfOrder'],
    example: { courses: ['mains'] },
    schema: {
      summary:
        'These courses are to be cooked now, of the order and of its table; once, however often it is asked',
      params: ofOrder,
      body: fireBody,
      response: { 200: staffOrderView },
    },
  },
  markOrdersSeen: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/seen',
    access: 'order.move',
    schema: {
      summary: 'The kitchen has seen these orders; their guests are told, once',
      params: ofStore,
      body: seenBody,
      response: { 200: seenOrders },
    },
  },
  readOtpOutbox: {
    method: 'GET',
    url: '/api/stores/:storeId/otp-outbox',
    access: 'otp.read',
    schema: {
      summary: 'Codes that no sender took, for the staff to read out',
      params: ofStore,
      response: { 200: otpOutbox },
    },
  },
  followStore: {
    method: 'GET',
    url: '/api/stores/:storeId/events',
    access: 'order.read',
    schema: {
      summary: 'Orders and changes of the menu and the store, as they happen',
      produces: ['text/event-stream'],
      params: ofStore,
    },
  },
});
