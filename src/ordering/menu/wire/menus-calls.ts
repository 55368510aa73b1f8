import * as z from 'zod/mini';
import { pageViewsBody } from '#guests/visits/wire/page-views.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofSlug, ofStore, upTo } from '#platform/calls/wire/params.ts';
import { menuTime, olderStorePage, storePage } from '#restaurant/stores/wire/store.ts';
import { storeModel } from '#restaurant/stores/wire/store-model.ts';
import { itemEventsBody } from './item-events.ts';

const ofMenu = z.object({ menuId: anyId });

export const menuCalls = endpoints('Menus', {
  countItemEvents: {
    method: 'POST',
    url: '/restaurant/api/menus/order/item/inc',
    access: 'guest',
    limits: ['itemEvents'],
    schema: {
      summary: 'Counts which items were looked at and put into carts',
      body: itemEventsBody,
      response: noContent,
    },
  },
  countPageViews: {
    method: 'POST',
    url: '/api/page-views',
    access: 'guest',
    limits: ['pageViews'],
    schema: {
      summary: 'Counts which kinds of page were opened; nothing about who opened them',
      body: pageViewsBody,
      response: noContent,
    },
  },
  readStorePage: {
    method: 'GET',
    url: '/profile/web/:slug/:time',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: 'A store with the menus that are active at a local time such as 19-30',
      params: z.extend(ofSlug, { time: upTo(20) }),
      response: { 200: storePage },
    },
  },
  readStorePageNow: {
    method: 'GET',
    url: '/restaurant/api/store/web/:slug',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: "The same, at the store's present local time",
      params: ofSlug,
      response: { 200: storePage },
    },
  },
  readStoreModel: {
    method: 'GET',
    url: '/api/store-pages/:slug',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: 'What the store page shows at this moment: the same, and whether the store takes orders',
      params: ofSlug,
      response: { 200: storeModel },
    },
  },
  readMenu: {
    method: 'GET',
    url: '/restaurant/api/menu/:menuId',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: 'The same, with one menu',
      params: ofMenu,
      response: { 200: storePage },
    },
  },
  readMenuTime: {
    method: 'GET',
    url: '/restaurant/api/menu/time/:menuId',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: 'When a menu is served',
      params: ofMenu,
      response: { 200: menuTime },
    },
  },
  readStoreOlder: {
    method: 'GET',
    url: '/store/api/store/retrieve/:storeId',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: 'The older, simpler form of a store and its items',
      params: ofStore,
      response: { 200: olderStorePage },
    },
  },
  followPage: {
    method: 'GET',
    url: '/profile/web/:slug/events',
    access: 'guest',
    limits: 'a stream stays open, so the open ones are counted instead',
    schema: {
      summary: 'That the menu or the store has changed: {revision}, to be read anew',
      produces: ['text/event-stream'],
      params: ofSlug,
      querystring: z.object({ revision: z.optional(z.coerce.number().check(z.int())) }),
    },
  },
});
