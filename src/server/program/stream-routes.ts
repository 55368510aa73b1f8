import { menuCalls } from '#domain/api/calls/menus.ts';
import { deskCalls } from '#domain/api/calls/order-desk.ts';
import { orderCalls } from '#domain/api/calls/orders.ts';
import { memberOf } from '../features/access/access.ts';
import { streamPage } from '../features/menus/stream-page.ts';
import { streamStore } from '../features/order-desk/stream-store.ts';
import { streamOrder } from '../features/orders/stream-order.ts';
import { guestContext } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import type { Streams } from '../platform/http/event-stream.ts';
import type { App } from '../platform/http/schemas.ts';
import { networkOf } from '../platform/limits/network.ts';

/** A HEAD of a stream would never end. */
const NO_HEAD = { exposeHeadRoute: false };

/** The streams of guests. */
export function guestStreamRoutes(app: App, services: Services, streams: Streams): void {
  app.route({
    ...orderCalls.followOrder,
    ...NO_HEAD,
    handler: async (request, reply) =>
      streamOrder(guestContext(services), request.params.slug, {
        services,
        streams,
        request,
        reply,
        network: networkOf(request),
      }),
  });
  app.route({
    ...menuCalls.followPage,
    ...NO_HEAD,
    handler: async (request, reply) => {
      const { params, query } = request;
      const call = { services, streams, request, reply, network: networkOf(request) };
      return streamPage(guestContext(services), params.slug, query.revision, call);
    },
  });
}

/** The stream of the staff. */
export function deskStreamRoute(app: App, services: Services, streams: Streams): void {
  app.route({
    ...deskCalls.followStore,
    ...NO_HEAD,
    handler: async (request, reply) =>
      streamStore(memberOf(request), { services, streams, request, reply, network: networkOf(request) }),
  });
}
