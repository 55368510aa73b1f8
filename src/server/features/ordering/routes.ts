import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { orderView, type PlaceOrderBody } from '#domain/api/order.ts';
import { nothingBody } from '#domain/api/own-account.ts';
import { fieldFault } from '#domain/errors.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { asForm, placing, readKey } from './placing.ts';
import { readOrderStatus } from './read-order.ts';

const anyId = z.string().max(256);
const orderSlug = z.object({ slug: anyId });

/** What customers do. */
export function orderRoutes(app: App, services: Services): void {
  const tags = ['Orders'];
  app.post(
    '/order/create/web/:storeId',
    {
      ...asForm,
      schema: { ...placing, tags, operationId: 'placeOrder', params: z.object({ storeId: anyId }) },
    },
    async (request, reply) => {
      const { storeId } = request.params;
      const { profileID = storeId } = request.body;
      if (profileID !== storeId) throw fieldFault({ profileID: 'Is another store than the address names' });
      const placed = await place(services, request, storeId, request.body);
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
    },
  );
  app.post(
    '/restaurant/api/menu/order/create',
    { ...asForm, schema: { ...placing, tags, operationId: 'placeOrderOlder' } },
    async (request, reply) => {
      const { profileID } = request.body;
      if (profileID === undefined) throw fieldFault({ profileID: 'This field is required' });
      const placed = await place(services, request, profileID, request.body);
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
    },
  );
  app.post(
    '/order/status/:slug/cancel',
    {
      schema: {
        tags,
        operationId: 'cancelOwnOrder',
        summary:
          'Within a minute, and before anybody has begun with it or paid for it: the guest takes it back',
        params: orderSlug,
        body: nothingBody,
        response: { 200: orderView },
      },
    },
    async (request) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      return cancelOwnOrder(guestContext(services), asked);
    },
  );
  for (const [url, operationId] of [
    ['/order/status/:slug', 'readOrder'],
    ['/restaurant/api/menu/store/order/web/new/:slug', 'readOrderOlder'],
  ] as const) {
    app.get(
      url,
      {
        schema: {
          tags,
          operationId,
          summary: 'The order as it stands now',
          params: orderSlug,
          response: { 200: orderView },
        },
      },
      async (request) => readOrderStatus(guestContext(services), request.params.slug),
    );
  }
}

function place(
  services: Services,
  request: FastifyRequest,
  storeId: string,
  body: PlaceOrderBody,
): Promise<Placed> {
  const client = visitorOf(request);
  const idempotencyKey = readKey(request.headers['idempotency-key']);
  return placeOrder(guestContext(services), { storeId, body, idempotencyKey, client });
}
