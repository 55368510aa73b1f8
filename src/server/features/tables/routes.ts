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
      const { format, tables, of = 'tables' } = request.query;
      const idens = tables?.split(',') ?? null;
      const job = { format, idens, isOwn: of === 'store' };
      return send(request, reply, await printPosters(memberOf(request), job, turnOf), 'attachment');
    },
  });
}
