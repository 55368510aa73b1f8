import * as z from 'zod';
import {
  changeStateBody,
  discardItemBody,
  orderList,
  readyBody,
  seenBody,
  seenOrders,
  staffOrderView,
} from '#domain/api/order.ts';
import { isId, readId, readOrderId } from '../../platform/http/read-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { changeState } from './change-state.ts';
import { discardItem } from './discard-item.ts';
import { listQuery, readListQuery } from './list-query.ts';
import { markReady } from './mark-ready.ts';
import { markSeen } from './mark-seen.ts';
import { asForm, placing, readKey } from './placing.ts';
import { listForStaff } from './read-order.ts';
import { takeOrder } from './take-order.ts';

const anyId = z.string().max(256);
const storeOrder = z.object({ storeId: anyId, orderId: anyId });

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
        response: { 200: staffOrderView },
      },
    },
    async (request) => {
      const ctx = memberOf(request);
      const orderId = readOrderId(request.params.orderId);
      return changeState(ctx, orderId, request.body);
    },
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/items/:itemId/discard',
    {
      schema: {
        tags,
        operationId: 'discardOrderItem',
        summary: 'Takes an item off an order, all of it but the portions to keep, or puts it back',
        params: storeOrder.extend({ itemId: anyId }),
        body: discardItemBody,
        response: { 200: staffOrderView },
      },
    },
    async (request) => {
      const orderId = readOrderId(request.params.orderId);
      const lineId = readId(request.params.itemId, 'ITEM_NOT_FOUND');
      return discardItem(memberOf(request), { orderId, lineId }, request.body);
    },
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/items/:itemId/ready',
    {
      schema: {
        tags,
        operationId: 'markOrderItemReady',
        summary: 'The kitchen is done with an item, or was not after all',
        params: storeOrder.extend({ itemId: anyId }),
        body: readyBody,
        response: { 200: staffOrderView },
      },
    },
    async (request) => {
      const orderId = readOrderId(request.params.orderId);
      const lineId = readId(request.params.itemId, 'ITEM_NOT_FOUND');
      return markReady(memberOf(request), { orderId, lineId }, request.body);
    },
  );
  app.post(
    '/api/stores/:storeId/orders/seen',
    {
      schema: {
        tags,
        operationId: 'markOrdersSeen',
        summary: 'The kitchen has seen these orders; their guests are told, once',
        params: z.object({ storeId: anyId }),
        body: seenBody,
        response: { 200: seenOrders },
      },
    },
    async (request) => markSeen(memberOf(request), request.body.orders.filter(isId)),
  );
}
