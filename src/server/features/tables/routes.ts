import type * as z from 'zod/mini';
import { tableCalls } from '#domain/api/calls/tables.ts';
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
import type { PosterJob } from './posters/gather-posters.ts';
import { previewPosters } from './posters/preview-posters.ts';
import { printPosters } from './posters/print-posters.ts';
import { removeTables } from './remove-tables.ts';

export function offeredTableRoutes(app: App, services: Services): void {
  app.route({
    ...tableCalls.offerTables,
    handler: async (request) => offerTables(guestContext(services), request.params.slug, request.query.iden),
  });
}

export function tableRoutes(app: App, send: SendPrint): void {
  const turnOf = createPrintGate();
  app.route({ ...tableCalls.listTables, handler: async (request) => listTables(memberOf(request)) });
  app.route({
    ...tableCalls.addTables,
    handler: async (request) => addTables(memberOf(request), request.body),
  });
  app.route({
    ...tableCalls.changeTables,
    handler: async (request) => changeTables(memberOf(request), request.body),
  });
  app.route({
    ...tableCalls.orderTables,
    handler: async (request) => orderTables(memberOf(request), request.body.idens),
  });
  app.route({
    ...tableCalls.removeTables,
    handler: async (request) => removeTables(memberOf(request), request.body.idens),
  });
  app.route({
    ...tableCalls.printPosters,
    handler: async (request, reply) => {
      const print = await printPosters(memberOf(request), jobOf(request.query), turnOf);
      return send(request, reply, print, 'attachment');
    },
  });
  app.route({
    ...tableCalls.previewPosters,
    handler: async (request, reply) => {
      const picture = await previewPosters(memberOf(request), jobOf(request.query), turnOf);
      return reply.type('image/svg+xml').send(picture);
    },
  });
}

type Query = z.infer<typeof tableCalls.printPosters.schema.querystring>;

function jobOf({ format, style = 'colour', tables, of = 'tables' }: Query): PosterJob {
  return { format, style, idens: tables?.split(',') ?? null, isOwn: of === 'store' };
}
