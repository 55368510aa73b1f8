import { deskCalls } from '#domain/api/calls/order-desk.ts';
import { MOST_ORDERS, type OrderListQuery } from '#domain/api/calls/order-list.ts';
import { orderCalls } from '#domain/api/calls/orders.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { isId, parseId, parseOrderId } from '../../platform/http/parse-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { memberOf } from '../access/access.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { changeState } from './change-state.ts';
import { discardItem } from './discard-item.ts';
import { type ListRequest, listOrders } from './list-orders.ts';
import { markReady } from './mark-ready.ts';
import { markSeen } from './mark-seen.ts';

const DEFAULT_LIMIT = 50;

export function orderDeskRoutes(app: App): void {
  app.route({
    ...deskCalls.listOrders,
    handler: async (request) => listOrders(memberOf(request), readListQuery(request.query)),
  });
  app.route({
    ...deskCalls.changeOrderState,
    handler: async (request) => {
      const ctx = memberOf(request);
      const orderId = parseOrderId(request.params.orderId);
      return changeState(ctx, orderId, request.body);
    },
  });
  app.route({
    ...deskCalls.discardOrderItem,
    handler: async (request) => {
      const orderId = parseOrderId(request.params.orderId);
      const lineId = parseId(request.params.itemId, 'ITEM_NOT_FOUND');
      return discardItem(memberOf(request), { orderId, lineId }, request.body);
    },
  });
  app.route({
    ...deskCalls.markOrderItemReady,
    handler: async (request) => {
      const orderId = parseOrderId(request.params.orderId);
      const lineId = parseId(request.params.itemId, 'ITEM_NOT_FOUND');
      return markReady(memberOf(request), { orderId, lineId }, request.body);
    },
  });
  app.route({
    ...deskCalls.markOrdersSeen,
    handler: async (request) => markSeen(memberOf(request), request.body.orders.filter(isId)),
  });
}

export function cancelOwnOrderRoute(app: App, services: Services): void {
  app.route({
    ...orderCalls.cancelOwnOrder,
    handler: async (request) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      return cancelOwnOrder(guestContext(services), asked);
    },
  });
}

function readListQuery({ state, since, before, payment, limit }: OrderListQuery): ListRequest {
  return {
    states: [state ?? ''].flat().join(',').split(',').filter(Boolean).map(Number),
    since: typeof since === 'number' ? new Date(since).toISOString() : null,
    before: before ? Number(before) : null,
    payment: payment || null,
    limit: limit ? Math.min(Number(limit), MOST_ORDERS) : DEFAULT_LIMIT,
  };
}
