import { alertCalls, staffPushCalls } from '#domain/api/calls/messages.ts';
import { authorise, guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { memberOf } from '../access/access.ts';
import {
  addOrderPush,
  addStorePush,
  getAlerts,
  removeOrderPush,
  removeStorePush,
  wishForWhatsApp,
} from './alerts.ts';

/** Guests' messages about their order. */
export function alertRoutes(app: App, services: Services): void {
  app.route({
    ...alertCalls.readAlerts,
    handler: async (request) => getAlerts(guestContext(services), request.params.slug),
  });
  app.route({
    ...alertCalls.addOrderPush,
    handler: async (request, reply) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      await addOrderPush(guestContext(services), asked, request.body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...alertCalls.removeOrderPush,
    handler: async (request, reply) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      await removeOrderPush(guestContext(services), asked, request.body.endpoint);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...alertCalls.wishForWhatsApp,
    handler: async (request, reply) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      await wishForWhatsApp(guestContext(services), asked, request.body.wished);
      return reply.code(204).send(null);
    },
  });
}

/** Push messages about new orders for the staff. */
export function staffPushRoutes(app: App, { channels }: Services): void {
  app.route({
    ...staffPushCalls.readPushKey,
    handler: async (request) => {
      authorise(memberOf(request), 'order.read');
      return { key: channels.push.publicKey };
    },
  });
  app.route({
    ...staffPushCalls.addStorePush,
    handler: async (request, reply) => {
      await addStorePush(memberOf(request), request.body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...staffPushCalls.removeStorePush,
    handler: async (request, reply) => {
      await removeStorePush(memberOf(request), request.body.endpoint);
      return reply.code(204).send(null);
    },
  });
}
