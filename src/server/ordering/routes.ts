import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  changeStateBody,
  discardItemBody,
  orderList,
  orderView,
  type PlaceOrderBody,
  placedOrder,
  placeOrderBody,
} from '#domain/api/order.ts';
import { instant } from '#domain/api/primitives.ts';
import { AppError, fieldFault } from '#domain/errors.ts';
import { guestContext, memberOf } from '../http/access.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { changeState } from './change-state.ts';
import { discardItem } from './discard-item.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { listForStaff, readOrderStatus } from './read-order.ts';

const ORDER_BYTES = 256 * 1024;
const orderSlug = z.object({ slug: z.string().max(64) });
const storeOrder = z.object({ storeId: z.string().max(64), orderId: z.uuid() });

/** What customers do. */
export function orderRoutes(app: App, services: Services): void {
  const tags = ['Orders'];
  const placing = {
    tags,
    summary: 'Places an order, once for each Idempotency-Key',
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    body: placeOrderBody,
    response: { 200: placedOrder, 201: placedOrder },
  };
  app.post(
    '/order/create/web/:storeId',
    {
      bodyLimit: ORDER_BYTES,
      schema: { ...placing, operationId: 'placeOrder', params: z.object({ storeId: z.string().max(64) }) },
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
    { bodyLimit: ORDER_BYTES, schema: { ...placing, operationId: 'placeOrderOlder' } },
    async (request, reply) => {
      const { profileID } = request.body;
      if (profileID === undefined) throw fieldFault({ profileID: 'This field is required' });
      const placed = await place(services, request, profileID, request.body);
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
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
  const client = { address: request.ip, device: request.headers['user-agent'] ?? '' };
  const idempotencyKey = readKey(request.headers['idempotency-key']);
  return placeOrder(guestContext(services), { storeId, body, idempotencyKey, client });
}

function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length >= 8 && header.length <= 128) return header;
  throw fieldFault({ 'idempotency-key': 'Must have 8 to 128 characters' });
}

/** What the staff do. */
export function orderDeskRoutes(app: App): void {
  const tags = ['Order desk'];
  app.get(
    '/api/stores/:storeId/orders',
    {
      schema: {
        tags,
        operationId: 'listOrders',
        summary: 'Newest first, by cursor',
        params: z.object({ storeId: z.string().max(64) }),
        querystring: z.strictObject({
          state: z
            .string()
            .regex(/^[1-5](,[1-5])*$/, 'One or more of 1 to 5')
            .optional(),
          since: z.optional(instant),
          before: z
            .string()
            .regex(/^\d{1,9}$/, 'A cursor from an earlier answer')
            .optional(),
          limit: z.coerce.number().int().min(1).max(200).default(50),
        }),
        response: { 200: orderList },
      },
    },
    async (request) => {
      const ctx = memberOf(request);
      const { state, since, before, limit } = request.query;
      return listForStaff(ctx, {
        states: (state ?? '').split(',').filter(Boolean).map(Number),
        since: since ?? null,
        before: before === undefined ? null : Number(before),
        limit,
      });
    },
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/state',
    {
      schema: {
        tags,
        operationId: 'changeOrderState',
        summary: 'Moves an order from the state in which it was seen',
        params: storeOrder,
        body: changeStateBody,
        response: { 200: orderView },
      },
    },
    async (request) => {
      const ctx = memberOf(request);
      return changeState(ctx, request.params.orderId, request.body);
    },
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/items/:itemId/discard',
    {
      schema: {
        tags,
        operationId: 'discardOrderItem',
        summary: 'Takes an item off an order, or puts it back',
        params: storeOrder.extend({ itemId: z.string().max(64) }),
        body: discardItemBody,
        response: { 200: orderView },
      },
    },
    async (request) => {
      const { orderId, itemId: lineId } = request.params;
      if (!z.uuid().safeParse(lineId).success) throw new AppError('ITEM_NOT_FOUND');
      return discardItem(memberOf(request), { orderId, lineId }, request.body);
    },
  );
}
