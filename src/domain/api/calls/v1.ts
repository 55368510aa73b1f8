import * as z from 'zod/mini';
import { formatFault } from '../../faults/field-fault.ts';
import { eventPage, MOST_EVENTS } from '../v1/events.ts';
import { dish, dishPatch, menuForm } from '../v1/menu.ts';
import { billPage, sales } from '../v1/money.ts';
import { moveBody, order, orderPage } from '../v1/order.ts';
import { storeForm, tableList } from '../v1/store.ts';
import { endpoints } from './endpoints.ts';
import { MOST_ORDERS } from './order-list.ts';
import { aDay, anyId } from './params.ts';

const ofOrder = z.object({ orderId: anyId });
const matching = (pattern: RegExp, message: string) =>
  z.optional(z.string().check(z.regex(pattern, message)));
const number = matching(/^\d{1,9}$/, formatFault('cursor'));
const limitOf = (most: number) => matching(/^0*[1-9]\d{0,5}$/, formatFault('outside', { least: 1, most }));
const month = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, formatFault('day', { example: '2026-11' })));

/** What programs call with a key, in the words of the domain. It only grows: `docs/api/v1.json` is compared with it. */
export const v1Calls = endpoints('For programs', {
  readV1Store: {
    method: 'GET',
    url: '/v1/store',
    access: 'store.read',
    forKeys: true,
    schema: { summary: 'The restaurant of the key', response: { 200: storeForm } },
  },
  readV1Menu: {
    method: 'GET',
    url: '/v1/menu',
    access: 'catalogue.read',
    forKeys: true,
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'All menus with their categories, dishes and options; inactive and hidden ones too',
      response: { 200: menuForm },
    },
  },
  changeV1Dish: {
    method: 'PATCH',
    url: '/v1/dishes/:dishId',
    access: 'item.availability',
    forKeys: true,
    example: { state: 'sold_out' },
    schema: {
      summary: 'Marks a dish as available, or as sold out for a time or until somebody says so',
      params: z.object({ dishId: anyId }),
      body: dishPatch,
      response: { 200: dish },
    },
  },
  listV1Orders: {
    method: 'GET',
    url: '/v1/orders',
    access: 'order.read',
    forKeys: true,
    schema: {
      summary: 'The latest first; ?after= the `next` of the page before',
      querystring: z.object({ after: number, limit: limitOf(MOST_ORDERS) }),
      response: { 200: orderPage },
    },
  },
  readV1Order: {
    method: 'GET',
    url: '/v1/orders/:orderId',
    access: 'order.read',
    forKeys: true,
    schema: { summary: 'One order, however old', params: ofOrder, response: { 200: order } },
  },
  moveV1Order: {
    method: 'POST',
    url: '/v1/orders/:orderId/state',
    access: 'order.move',
    forKeys: true,
    within: ['changesOfOrder'],
    example: { from: 'received', to: 'preparing' },
    schema: {
      summary: 'Moves an order on from the state in which it was seen, or cancels it',
      params: ofOrder,
      body: moveBody,
      response: { 200: order },
    },
  },
  listV1Tables: {
    method: 'GET',
    url: '/v1/tables',
    access: 'table.read',
    forKeys: true,
    schema: { summary: 'All tables, with what is due at them', response: { 200: tableList } },
  },
  listV1Bills: {
    method: 'GET',
    url: '/v1/bills',
    access: 'bill.read',
    forKeys: true,
    schema: {
      summary: 'Bills and credit notes of a month, the latest first; ?after= the `next` of the page before',
      querystring: z.object({ month, after: z.optional(z.uuid(formatFault('cursor'))) }),
      response: { 200: billPage },
    },
  },
  readV1Sales: {
    method: 'GET',
    url: '/v1/sales',
    access: 'reports.read',
    forKeys: true,
    schema: {
      summary: 'What was sold on these days of the restaurant, both included',
      querystring: z.object({ from: aDay, to: aDay }),
      response: { 200: sales },
    },
  },
  listV1Events: {
    method: 'GET',
    url: '/v1/events',
    access: 'order.read',
    forKeys: true,
    schema: {
      summary: 'What has happened since an event, the oldest first; ?after= the `next` of the page before',
      querystring: z.object({ after: number, limit: limitOf(MOST_EVENTS) }),
      response: { 200: eventPage },
    },
  },
});
