import * as z from 'zod';
import {
  addTablesBody,
  changeTablesBody,
  namedTables,
  offeredTables,
  POSTER_FORMATS,
  tablesAdded,
  tablesView,
} from '#domain/api/tables.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { createPrintGate, type SendPrint } from '../../platform/limits/prints.ts';
import { memberOf } from '../access/access.ts';
import { addTables } from './add-tables.ts';
import { changeTables } from './change-tables.ts';
import { listTables } from './list-tables.ts';
import { offerTables } from './offer-tables.ts';
import { orderTables } from './order-tables.ts';
import { printPosters } from './posters/print-posters.ts';
import { removeTables } from './remove-tables.ts';

const tags = ['Tables'];
const params = z.object({ storeId: z.string().max(64) });
const LONGEST_LIST = 12_000;

/** What guests read. */
export function offeredTableRoutes(app: App, services: Services): void {
  app.get(
    '/profile/web/:slug/tables',
    {
      schema: {
        tags,
        operationId: 'offerTables',
        summary:
          'The tables and rooms that a guest may choose from; with ?iden= whether the store has that one',
        params: z.object({ slug: z.string().max(256) }),
        querystring: z.object({ iden: z.string().max(60).optional() }),
        response: { 200: offeredTables },
      },
    },
    async (request) => offerTables(guestContext(services), request.params.slug, request.query.iden),
  );
}

export function tableRoutes(app: App, send: SendPrint): void {
  const turnOf = createPrintGate();
  app.get(
    '/api/stores/:storeId/tables',
    {
      schema: {
        tags,
        operationId: 'listTables',
        summary: 'Tables, rooms and counters, with what their codes lead to',
        params,
        response: { 200: tablesView },
      },
    },
    async (request) => listTables(memberOf(request)),
  );
  app.post(
    '/api/stores/:storeId/tables',
    {
      schema: {
        tags,
        operationId: 'addTables',
        summary: 'Adds up to 500 at once; those whose names are there already stay as they are',
        params,
        body: addTablesBody,
        response: { 200: tablesAdded },
      },
    },
    async (request) => addTables(memberOf(request), request.body),
  );
  app.patch(
    '/api/stores/:storeId/tables',
    {
      schema: {
        tags,
        operationId: 'changeTables',
        summary: 'A new name, or another label or order type for several',
        params,
        body: changeTablesBody,
        response: { 200: tablesView },
      },
    },
    async (request) => changeTables(memberOf(request), request.body),
  );
  app.put(
    '/api/stores/:storeId/tables/order',
    {
      schema: {
        tags,
        operationId: 'orderTables',
        summary: 'Puts those that are named first, in this order',
        params,
        body: namedTables,
        response: { 200: tablesView },
      },
    },
    async (request) => orderTables(memberOf(request), request.body.idens),
  );
  app.post(
    '/api/stores/:storeId/tables/remove',
    {
      schema: {
        tags,
        operationId: 'removeTables',
        summary: 'Takes tables off the list; orders at them are refused from then on',
        params,
        body: namedTables,
        response: { 200: tablesView },
      },
    },
    async (request) => removeTables(memberOf(request), request.body.idens),
  );
  app.get(
    '/api/stores/:storeId/tables/posters.pdf',
    {
      schema: {
        tags,
        operationId: 'printPosters',
        summary: "Posters with QR codes: of all tables, of those named between commas, or the store's own",
        produces: ['application/pdf'],
        params,
        querystring: z.object({
          format: z.enum(POSTER_FORMATS),
          tables: z.string().min(1).max(LONGEST_LIST).optional(),
          of: z.enum(['tables', 'store']).optional(),
        }),
      },
    },
    async (request, reply) => {
      const { format, tables, of = 'tables' } = request.query;
      const idens = tables?.split(',') ?? null;
      const job = { format, idens, isOwn: of === 'store' };
      return send(request, reply, await printPosters(memberOf(request), job, turnOf), 'attachment');
    },
  );
}
