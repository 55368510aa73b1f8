import * as z from 'zod';
import { orderAlertsView, pushBody, pushEndpoint, pushKey } from '#domain/api/messages.ts';
import { authorise, guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { memberOf } from '../access/access.ts';
import {
  followByPush,
  followStoreByPush,
  readAlerts,
  unfollowByPush,
  unfollowStoreByPush,
  wishForWhatsApp,
} from './alerts.ts';

const tags = ['Messages'];
const orderSlug = z.object({ slug: z.string().max(256) });
const inStore = z.object({ storeId: z.string().max(64) });
const noBody = { 204: z.null() };

/** What guests ask to be told of their order. */
export function alertRoutes(app: App, services: Services): void {
  const url = '/order/status/:slug/alerts';
  const shared = { tags, params: orderSlug };
  app.get(
    url,
    {
      schema: {
        ...shared,
        operationId: 'readAlerts',
        summary: 'How a guest can be told what becomes of an order',
        response: { 200: orderAlertsView },
      },
    },
    async (request) => readAlerts(guestContext(services), request.params.slug),
  );
  app.post(
    `${url}/push`,
    {
      schema: {
        ...shared,
        operationId: 'addOrderPush',
        summary: 'Has a browser told what becomes of the order',
        body: pushBody,
        response: noBody,
      },
    },
    async (request, reply) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      await followByPush(guestContext(services), asked, request.body);
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${url}/push/remove`,
    {
      schema: {
        ...shared,
        operationId: 'removeOrderPush',
        summary: 'Has a browser told no more',
        body: pushEndpoint,
        response: noBody,
      },
    },
    async (request, reply) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      await unfollowByPush(guestContext(services), asked, request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${url}/whatsapp`,
    {
      schema: {
        ...shared,
        operationId: 'wishForWhatsApp',
        summary: 'Has the number of the order told on WhatsApp when it is ready, or not',
        body: z.strictObject({ wished: z.boolean() }),
        response: noBody,
      },
    },
    async (request, reply) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      await wishForWhatsApp(guestContext(services), asked, request.body.wished);
      return reply.code(204).send(null);
    },
  );
}

/** New orders on the devices of the staff. */
export function staffPushRoutes(app: App, { channels }: Services): void {
  const url = '/api/stores/:storeId/push';
  const shared = { tags, params: inStore };
  app.get(
    url,
    {
      schema: {
        ...shared,
        operationId: 'readPushKey',
        summary: 'What a browser needs to be told of new orders',
        response: { 200: pushKey },
      },
    },
    async (request) => {
      authorise(memberOf(request), 'order.read');
      return { key: channels.push.publicKey };
    },
  );
  app.post(
    url,
    {
      schema: {
        ...shared,
        operationId: 'addStorePush',
        summary: 'Has this device told of new orders',
        body: pushBody,
        response: noBody,
      },
    },
    async (request, reply) => {
      await followStoreByPush(memberOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${url}/remove`,
    {
      schema: {
        ...shared,
        operationId: 'removeStorePush',
        summary: 'Has this device told no more',
        body: pushEndpoint,
        response: noBody,
      },
    },
    async (request, reply) => {
      await unfollowStoreByPush(memberOf(request), request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
}
