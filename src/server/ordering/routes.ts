import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { AppError, type ErrorCode, fieldFault } from '#domain/errors.ts';
import { guestContext, memberOf } from '../accounts/access.ts';
import { answerError } from '../http/error-mapper.ts';
import type { App } from '../http/schemas.ts';
import { visitorOf } from '../otp/recent-stores.ts';
import type { Services } from '../services.ts';
import { changeState } from './change-state.ts';
import { discardItem } from './discard-item.ts';
import { listQuery, readListQuery } from './list-query.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { listForStaff, readOrderStatus } from './read-order.ts';
import { takeOrder } from './take-order.ts';

const ORDER_BYTES = 256 * 1024;
const anyId = z.string().max(256);
const orderSlug = z.object({ slug: anyId });
const storeOrder = z.object({ storeId: anyId, orderId: anyId });

const placing = {
  summary: 'Places an order, once for each Idempotency-Key',
  headers: z.object({ 'idempotency-key': z.string().optional() }),
  body: placeOrderBody,
  response: { 200: placedOrder, 201: placedOrder },
};

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

const asForm = {
  bodyLimit: ORDER_BYTES,
  errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerError(nameAsInForm(error), request, reply),
};

/** A fault in the guest's own fields has the name that the checkout rules give it: without `user.` before it. */
function nameAsInForm(error: unknown): unknown {
  const fields = error instanceof AppError && error.code === 'VALIDATION' ? error.details?.fields : null;
  if (typeof fields !== 'object' || fields === null) return error;
  const named = Object.entries(fields).map(([name, text]) => [name.replace(/^user\./, ''), text]);
  return fieldFault(Object.fromEntries(named));
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
        params: z.object({ storeId: anyId }),
        querystring: listQuery,
        response: { 200: orderList },
      },
    },
    async (request) => listForStaff(memberOf(request), readListQuery(request.query)),
  );
  app.post(
    '/api/stores/:storeId/orders',
    {
      ...asForm,
      schema: {
        ...placing,
        tags,
        operationId: 'takeOrder',
        summary:
          'An order that the staff take, at the counter or on the telephone; once for each Idempotency-Key',
        params: z.object({ storeId: anyId }),
      },
    },
    async (request, reply) => {
      const idempotencyKey = readKey(request.headers['idempotency-key']);
      const placed = await takeOrder(memberOf(request), { body: request.body, idempotencyKey });
      return reply.code(placed.isNew ? 201 : 200).send(placed.order);
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
      const orderId = readId(request.params.orderId, 'ORDER_NOT_FOUND');
      return changeState(ctx, orderId, request.body);
    },
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/items/:itemId/discard',
    {
      schema: {
        tags,
        operationId: 'discardOrderItem',
        summary: 'Takes an item off an order, or puts it back',
        params: storeOrder.extend({ itemId: anyId }),
        body: discardItemBody,
        response: { 200: orderView },
      },
    },
    async (request) => {
      const orderId = readId(request.params.orderId, 'ORDER_NOT_FOUND');
      const lineId = readId(request.params.itemId, 'ITEM_NOT_FOUND');
      return discardItem(memberOf(request), { orderId, lineId }, request.body);
    },
  );
}

/** What is no id of ours is the id of nothing. */
function readId(text: string, unknown: ErrorCode): string {
  if (z.uuid().safeParse(text).success) return text;
  throw new AppError(unknown);
}
