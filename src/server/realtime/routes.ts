import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { authorise } from '../context.ts';
import { guestContext, memberOf } from '../http/access.ts';
import { lastEventId, type Streams } from '../http/event-stream.ts';
import type { App } from '../http/schemas.ts';
import { presentOrder } from '../ordering/present.ts';
import { audienceOf, findOrderBySlug } from '../ordering/read-order.ts';
import type { Services } from '../services.ts';
import { followLog } from './follow-log.ts';
import { ALL, PAGES } from './topics.ts';

const stream = (operationId: string, tag: string, summary: string) => ({
  tags: [tag],
  operationId,
  summary,
  produces: ['text/event-stream'],
});

/** The answer to a HEAD of a stream would never end. */
const NO_HEAD = { exposeHeadRoute: false };

export function orderStreamRoute(app: App, services: Services, streams: Streams): void {
  app.get(
    '/order/status/:slug/events',
    {
      ...NO_HEAD,
      schema: {
        ...stream('followOrder', 'Orders', 'The order after each change, as server-sent events'),
        params: z.object({ slug: z.string().max(64) }),
      },
    },
    async (request, reply) => {
      const ctx = guestContext(services);
      const { order } = await findOrderBySlug(ctx, request.params.slug);
      await followLog({
        services,
        streams,
        storeId: order.storeId,
        topic: order.id,
        audience: 'guest',
        after: lastEventId(request),
        request,
        reply,
        async present() {
          const stored = await findOrderBySlug(ctx, request.params.slug);
          const { store } = await services.shelf.get(order.storeId);
          const seq = stored.log.at(-1)?.seq ?? 0;
          return { event: 'order', seq, data: JSON.stringify(presentOrder(stored, store, 'guest')) };
        },
      });
    },
  );
}

export function pageStreamRoute(app: App, services: Services, streams: Streams): void {
  app.get(
    '/profile/web/:slug/events',
    {
      ...NO_HEAD,
      schema: {
        ...stream(
          'followPage',
          'Menus',
          'That the menu or the store has changed: {revision}, to be read anew',
        ),
        params: z.object({ slug: z.string().max(200) }),
      },
    },
    async (request, reply) => {
      const shelved = await services.shelf.getBySlug(request.params.slug);
      if (!shelved) throw new AppError('STORE_NOT_FOUND');
      await followLog({
        services,
        streams,
        storeId: shelved.store.storeId,
        topic: PAGES,
        audience: 'guest',
        after: lastEventId(request),
        request,
        reply,
        present: async () => null,
      });
    },
  );
}

export function storeStreamRoute(app: App, services: Services, streams: Streams): void {
  app.get(
    '/api/stores/:storeId/events',
    {
      ...NO_HEAD,
      schema: {
        ...stream(
          'followStore',
          'Order desk',
          'Orders and changes of the menu and the store, as they happen',
        ),
        params: z.object({ storeId: z.string().max(64) }),
      },
    },
    async (request: FastifyRequest<{ Params: { storeId: string } }>, reply: FastifyReply) => {
      const ctx = memberOf(request);
      authorise(ctx, 'order.read');
      await followLog({
        services,
        streams,
        storeId: ctx.storeId,
        topic: ALL,
        audience: audienceOf(ctx),
        after: lastEventId(request),
        request,
        reply,
        present: async () => null,
      });
    },
  );
}
