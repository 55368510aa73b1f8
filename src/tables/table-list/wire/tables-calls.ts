import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofSlug, ofStore, upTo } from '#platform/calls/wire/params.ts';
import {
  addTablesBody,
  changeTablesBody,
  namedTables,
  offeredTables,
  POSTER_FORMATS,
  POSTER_STYLES,
  tablesAdded,
  tablesView,
} from './tables.ts';

const LONGEST_LIST = 12_000;

const posterQuery = z.object({
  format: z.enum(POSTER_FORMATS),
  style: z.optional(z.enum(POSTER_STYLES)),
  tables: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_LIST))),
  of: z.optional(z.enum(['tables', 'store'])),
});

export const tableCalls = endpoints('Tables', {
  offerTables: {
    method: 'GET',
    url: '/profile/web/:slug/tables',
    access: 'guest',
    limits: 'reads one short list, or one line of it by its key',
    schema: {
      summary:
        'The tables and rooms that a guest may choose from; with ?iden= whether the store has that one',
      params: ofSlug,
      querystring: z.object({ iden: z.optional(upTo(60)) }),
      response: { 200: offeredTables },
    },
  },
  listTables: {
    method: 'GET',
    url: '/api/stores/:storeId/tables',
    access: 'table.read',
    schema: {
      summary: 'Tables, rooms and counters, with what their codes lead to',
      params: ofStore,
      response: { 200: tablesView },
    },
  },
  addTables: {
    method: 'POST',
    url: '/api/stores/:storeId/tables',
    access: 'table.update',
    sometimes: { largeMenus: 'large menu' },
    example: { tables: [{ iden: '12', idel: 'Table', conf: null }] },
    schema: {
      summary: 'Adds up to 500 at once; those whose names are there already stay as they are',
      params: ofStore,
      body: addTablesBody,
      response: { 200: tablesAdded },
    },
  },
  changeTables: {
    method: 'PATCH',
    url: '/api/stores/:storeId/tables',
    access: 'table.update',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'A new name, or another label or order type for several',
      params: ofStore,
      body: changeTablesBody,
      response: { 200: tablesView },
    },
  },
  orderTables: {
    method: 'PUT',
    url: '/api/stores/:storeId/tables/order',
    access: 'table.update',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'Puts those that are named first, in this order',
      params: ofStore,
      body: namedTables,
      response: { 200: tablesView },
    },
  },
  removeTables: {
    method: 'POST',
    url: '/api/stores/:storeId/tables/remove',
    access: 'table.update',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'Takes tables off the list; orders at them are refused from then on',
      params: ofStore,
      body: namedTables,
      response: { 200: tablesView },
    },
  },
  printPosters: {
    method: 'GET',
    url: '/api/stores/:storeId/tables/posters.pdf',
    access: 'table.print',
    limits: ['postersOfAccount', 'posters'],
    schema: {
      summary: "Posters with QR codes: of all tables, of those named between commas, or the store's own",
      produces: ['application/pdf'],
      params: ofStore,
      querystring: posterQuery,
    },
  },
  previewPosters: {
    method: 'GET',
    url: '/api/stores/:storeId/tables/posters.svg',
    access: 'table.print',
    limits: ['posterPreviews'],
    schema: {
      summary: 'The first page of such a print, as a picture',
      produces: ['image/svg+xml'],
      params: ofStore,
      querystring: posterQuery,
    },
  },
});
