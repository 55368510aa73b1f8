import * as z from 'zod/mini';
import { MOST_ORDERS } from '#ordering/orders/wire/order-list-calls.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { aDay, anyId, upTo } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { priceBody, priceDraft, storyDraft, storyDraftBody } from './drafts.ts';
import { eventPage, MOST_EVENTS } from './events.ts';
import { dish, dishPatch, menuForm } from './menu.ts';
import { billPage, sales } from './money.ts';
import { moveBody, order, orderPage } from './order.ts';
import { pairList } from './pairs.ts';
import { shortageList } from './shortages.ts';
import { storeForm, tableList } from './store.ts';
import { waitingForm } from './waiting.ts';

const ofOrder = z.object({ orderId: anyId });
const ofDish = z.object({
  dishId: anyId.check(z.describe('The id of the dish, from the menu')),
});
export const find = z.optional(
  upTo(100).check(z.describe('Words of the dish or its category. Leave out for the whole menu')),
);
const ofDays = z.object({
  from: aDay.check(z.describe('The first day, such as 2026-11-20, by the clocks of the restaurant')),
  to: aDay.check(z.describe('The last day, included')),
});
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
      summary:
        'All menus with their categories, dishes and options; inactive and hidden ones too. ?find= leaves dishes with these words',
      querystring: z.object({ find }),
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
      params: ofDish,
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
      querystring: ofDays,
      response: { 200: sales },
    },
  },
  listV1Pairs: {
    method: 'GET',
    url: '/v1/pairs',
    access: 'reports.read',
    forKeys: true,
    schema: {
      summary:
        'Which dishes were ordered together on these days, both included; of the last 5,000 orders at most',
      querystring: ofDays,
      response: { 200: pairList },
    },
  },
  readV1Waiting: {
    method: 'GET',
    url: '/v1/waiting',
    access: 'order.read',
    forKeys: true,
    schema: {
      summary: 'Who waits now: running orders against what they were promised, and calls from tables',
      response: { 200: waitingForm },
    },
  },
  listV1Shortages: {
    method: 'GET',
    url: '/v1/shortages',
    access: 'catalogue.read',
    forKeys: true,
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary:
        'What is sold out or counted, and with `stock.write` the ingredients below what should be there',
      response: { 200: shortageList },
    },
  },
  draftV1Price: {
    method: 'POST',
    url: '/v1/dishes/:dishId/price-draft',
    access: 'item.update',
    forKeys: true,
    sometimes: { largeMenus: 'large menu' },
    example: { price: 26_000 },
    schema: {
      summary: 'A link that opens a dish in the office with another price entered. It changes nothing',
      params: ofDish,
      body: priceBody,
      response: { 200: priceDraft },
    },
  },
  draftV1Story: {
    method: 'POST',
    url: '/v1/stories',
    access: 'blog.draft',
    forKeys: true,
    sometimes: { largeMenus: 'large menu' },
    example: { title: 'A new cook', text: 'Meet Meera.' },
    schema: {
      summary: 'Adds the draft of a story, which guests read when a person has published it',
      body: storyDraftBody,
      response: { 201: storyDraft },
    },
  },
  listV1Events: {
    method: 'GET',
    url: '/v1/events',
    access: 'order.read',
    forKeys: true,
    schema: {
      summary:
        'What has happened since an event, the oldest first; ?after= the `next` of the page before. ?from=now tells nothing yet, and where to begin',
      querystring: z.object({
        after: number,
        from: z.optional(z.literal('now', formatFault('oneOf', { values: ['now'] }))),
        limit: limitOf(MOST_EVENTS),
      }),
      response: { 200: eventPage },
    },
  },
});
