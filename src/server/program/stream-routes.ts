import * as z from 'zod';
import { memberOf } from '../features/access/access.ts';
import { followPage } from '../features/menus/follow-page.ts';
import { followOrder } from '../features/ordering/follow-order.ts';
import { followStore } from '../features/ordering/follow-store.ts';
import { guestContext } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import type { Streams } from '../platform/http/event-stream.ts';
import type { App } from '../platform/http/schemas.ts';
import { networkOf } from '../platform/limits/network.ts';

/** The answer to a HEAD of a stream would never end. */
const NO_HEAD = { exposeHeadRoute: false };
const produces = ['text/event-stream'];

/** What customers follow. */
export function guestStreamRoutes(app: App, services: Services, streams: Streams): void {
  app.get(
    '/order/status/:slug/events',
    {
      ...NO_HEAD,
      schema: {
        tags: ['Orders'],
        operationId: 'followOrder',
        summary: 'The order after each change, as server-sent events',
        produces,
        params: z.object({ slug: z.string().max(256) }),
      },
    },
    async (request, reply) =>
      followOrder(guestContext(services), request.params.slug, {
        services,
        streams,
        request,
        reply,
        network: networkOf(request),
      }),
  );
  app.get(
    '/profile/web/:slug/events',
    {
      ...NO_HEAD,
      schema: {
        tags: ['Menus'],
        operationId: 'followPage',
        summary: 'That the menu or the store has changed: {revision}, to be read anew',
        produces,
        params: z.object({ slug: z.string().max(200) }),
        querystring: z.object({ revision: z.coerce.number().int().optional() }),
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const call = { services, streams, request, reply, network: networkOf(request) };
      return followPage(guestContext(services), params.slug, query.revision, call);
    },
  );
}

/** What the staff follow. */
export function deskStreamRoute(app: App, services: Services, streams: Streams): void {
  app.get(
    '/api/stores/:storeId/events',
    {
      ...NO_HEAD,
      schema: {
        tags: ['Order desk'],
        operationId: 'followStore',
        summary: 'Orders and changes of the menu and the store, as they happen',
        produces,
        params: z.object({ storeId: z.string().max(64) }),
      },
    },
    async (request, reply) =>
      followStore(memberOf(request), { services, streams, request, reply, network: networkOf(request) }),
  );
}
