import type { FastifyRequest } from 'fastify';
import { menuCalls } from '#domain/api/calls/menus.ts';
import { storeCalls } from '#domain/api/calls/stores.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { memberOf } from '../access/access.ts';
import { countItemEvents } from './count-item-events.ts';
import { countPageViews } from './count-page-views.ts';
import { getPageViews } from './get-page-views.ts';

export function analyticsRoutes(app: App, services: Services): void {
  app.route({
    ...menuCalls.countItemEvents,
    handler: async (request, reply) => {
      await services.limiter.take('itemEvents', networkOf(request));
      if (mayCount(request)) await countItemEvents(guestContext(services), request.body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...menuCalls.countPageViews,
    handler: async (request, reply) => {
      await services.limiter.take('pageViews', networkOf(request));
      if (mayCount(request)) await countPageViews(guestContext(services), request.body);
      return reply.code(204).send(null);
    },
  });
}

/** Whether the browser allows counting. Our own pages check this themselves; other clients may not. */
const mayCount = ({ headers }: FastifyRequest) => headers['sec-gpc'] !== '1' && headers['dnt'] !== '1';

export function analyticsDeskRoutes(app: App): void {
  app.route({
    ...storeCalls.readPageViews,
    handler: async (request) => getPageViews(memberOf(request), request.query),
  });
}
