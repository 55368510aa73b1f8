import type { FastifyRequest } from 'fastify';
import { orderCalls } from '#domain/api/calls/orders.ts';
import type { PlaceOrderBody } from '#domain/api/order.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { sendCached } from '../../platform/http/cached-body.ts';
import type { App, RouteHandler } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { cancelOwnOrder } from '../order-desk/cancel-own-order.ts';
import { createDishPairs } from '../recent-orders/dish-pairs.ts';
import { getOrderStatus } from '../orders/get-order.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { asForm, parseKey } from './as-form.ts';

export function orderRoutes(app: App, services: Services): void {
  const getDishPairs = createDishPairs(services);
  app.route({
    ...orderCalls.placeOrder,
    ...asForm,
    handler: async (request, reply) => {
      const { storeId } = request.params;
      const { profileID = storeId } = request.body;
      if (profileID !== storeId) throw fieldFault({ profileID: { rule: 'otherStore' } });
      const placed = await place(services, request, storeId, request.body);
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
    },
  });
  app.route({
    ...orderCalls.placeOrderOlder,
    ...asForm,
    handler: async (request, reply) => {
      const { profileID } = request.body;
      if (profileID === undefined) throw fieldFault({ profileID: { rule: 'required' } });
      const placed = await place(services, request, profileID, request.body);
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
    },
  });
  app.route({
    ...orderCalls.cancelOwnOrder,
    handler: async (request) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      return cancelOwnOrder(guestContext(services), asked);
    },
  });
  const readOrder: RouteHandler<typeof orderCalls.readOrder> = async (request) =>
    getOrderStatus(guestContext(services), request.params.slug);
  app.route({
    ...orderCalls.readPairs,
    handler: async (request, reply) => sendCached(request, reply, await getDishPairs(request.params.slug)),
  });
  app.route({ ...orderCalls.readOrder, handler: readOrder });
  app.route({ ...orderCalls.readOrderOlder, handler: readOrder });
}

function place(
  services: Services,
  request: FastifyRequest,
  storeId: string,
  body: PlaceOrderBody,
): Promise<Placed> {
  const client = visitorOf(request);
  const idempotencyKey = parseKey(request.headers['idempotency-key']);
  const { network } = client;
  return placeOrder(guestContext(services), { storeId, body, idempotencyKey, network, client });
}
