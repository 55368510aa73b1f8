import type { FastifyRequest } from 'fastify';
import { menuCalls } from '#ordering/menu/wire/menus-calls.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { storeCalls } from '#restaurant/stores/wire/stores-calls.ts';
import { countItemEvents } from './count-item-events.ts';
import { countPageViews } from './count-page-views.ts';
import { getPageViews } from './get-page-views.ts';

export function analyticsRoutes(app: App): void {
  serve(app, menuCalls, {
    countItemEvents: async (ctx, request) => {
      if (mayCount(request)) await countItemEvents(ctx, request.body);
    },
    countPageViews: async (ctx, request) => {
      if (mayCount(request)) await countPageViews(ctx, request.body);
    },
  });
  serve(app, storeCalls, {
    readPageViews: async (ctx, { query }) => getPageViews(ctx, query),
  });
}

/** Whether the browser allows counting. Our own pages check this themselves; other clients may not. */
const mayCount = ({ headers }: FastifyRequest) => headers['sec-gpc'] !== '1' && headers['dnt'] !== '1';
