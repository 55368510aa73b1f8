import type { FastifyRequest } from 'fastify';
import { deskCalls } from '#domain/api/calls/order-desk.ts';
import { orderCalls } from '#domain/api/calls/orders.ts';
import type { PlaceOrderBody } from '#domain/api/order.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import type { App } from '../../platform/http/schemas.ts';
import { countFirst } from '../../platform/limits/count-first.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { memberOf } from '../access/access.ts';
import { asForm } from './as-form.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { takeOrder } from './take-order.ts';

export function placeOrderRoutes(app: App, services: Services): void {
  // Before the body is read. Repeated requests count too: finding their order is work and may begin its payment again.
  const counted = { onRequest: countFirst(services.limiter, 'triedOrders') };
  app.route({
    ...orderCalls.placeOrder,
    ...asForm,
    ...counted,
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
    ...counted,
    handler: async (request, reply) => {
      const { profileID } = request.body;
      if (profileID === undefined) throw fieldFault({ profileID: { rule: 'required' } });
      const placed = await place(services, request, profileID, request.body);
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
    },
  });
}

/** The staff take an order for a guest. */
export function takeOrderRoute(app: App): void {
  app.route({
    ...deskCalls.takeOrder,
    ...asForm,
    handler: async (request, reply) => {
      const idempotencyKey = parseKey(request.headers['idempotency-key']);
      const placed = await takeOrder(memberOf(request), { body: request.body, idempotencyKey });
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
    },
  });
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
