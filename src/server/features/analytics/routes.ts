import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { itemEventsBody } from '#domain/api/item-events.ts';
import { pageViewDays, pageViewsBody } from '#domain/api/page-views.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { memberOf } from '../access/access.ts';
import { countItems } from './count-items.ts';
import { countPages } from './count-pages.ts';
import { periodQuery } from './period.ts';
import { readPageViews } from './read-page-views.ts';

export function analyticsRoutes(app: App, services: Services): void {
  app.post(
    '/restaurant/api/menus/order/item/inc',
    {
      schema: {
        tags: ['Menus'],
        operationId: 'countItemEvents',
        summary: 'Counts which items were looked at and put into carts',
        body: itemEventsBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await services.limiter.take('itemEvents', networkOf(request));
      if (mayCount(request)) await countItems(guestContext(services), request.body);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/page-views',
    {
      schema: {
        tags: ['Menus'],
        operationId: 'countPageViews',
        summary: 'Counts which kinds of page were opened; nothing about who opened them',
        body: pageViewsBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await services.limiter.take('pageViews', networkOf(request));
      if (mayCount(request)) await countPages(guestContext(services), request.body);
      return reply.code(204).send(null);
    },
  );
}

/** Our own pages then ask for nothing to be counted; other clients may not know that they should not. */
const mayCount = ({ headers }: FastifyRequest) => headers['sec-gpc'] !== '1' && headers['dnt'] !== '1';

export function analyticsDeskRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/page-views',
    {
      schema: {
        tags: ['Store'],
        operationId: 'readPageViews',
        summary: "How often which kind of page was opened, by the store's days, both ends included",
        params: z.object({ storeId: z.string().max(64) }),
        querystring: periodQuery,
        response: { 200: pageViewDays },
      },
    },
    async (request) => readPageViews(memberOf(request), request.query),
  );
}
