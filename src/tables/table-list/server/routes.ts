import type * as z from 'zod/mini';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { createPrintGate } from '#platform/limits/server/prints.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { tableCalls } from '../wire/tables-calls.ts';
import { addTables } from './add-tables.ts';
import { changeTables, orderTables, removeTables } from './change-tables.ts';
import { listTables } from './list-tables.ts';
import { offerTables } from './offer-tables.ts';
import type { PosterJob } from './posters/gather-posters.ts';
import { previewPosters, printPosters } from './posters/print-posters.ts';

export function tableRoutes(app: App): void {
  const { send } = app.prints;
  const turnOf = createPrintGate();
  serve(app, tableCalls, {
    offerTables: async (ctx, { params, query }) => offerTables(ctx, params.slug, query.iden),
    listTables,
    addTables: async (ctx, { body }) => addTables(ctx, body),
    changeTables: async (ctx, { body }) => changeTables(ctx, body),
    orderTables: async (ctx, { body }) => orderTables(ctx, body.idens),
    removeTables: async (ctx, { body }) => removeTables(ctx, body.idens),
    printPosters: async (ctx, request, reply) => {
      const print = await printPosters(ctx, jobOf(request.query), turnOf);
      return send(request, reply, print, 'attachment');
    },
    previewPosters: async (ctx, request, reply) => {
      const picture = await previewPosters(ctx, jobOf(request.query), turnOf);
      return reply.type('image/svg+xml').send(picture);
    },
  });
}

type Query = z.infer<typeof tableCalls.printPosters.schema.querystring>;

function jobOf({ format, style = 'colour', tables, of = 'tables' }: Query): PosterJob {
  return { format, style, idens: tables?.split(',') ?? null, isOwn: of === 'store' };
}
