import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { MOST_ORDERS, type OrderListQuery } from '#ordering/orders/wire/order-list-calls.ts';
import { orderCalls } from '#ordering/orders/wire/orders-calls.ts';
import { isId, parseId, parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { streamCallOf } from '#restaurant/access/server/stream-call.ts';
import { staffViewOf } from '#tables/sittings/server/staff-view.ts';
import { floorCalls } from '#tables/sittings/wire/sittings-calls.ts';
import { deskCalls } from '../wire/order-desk-calls.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { changeState } from './change-state.ts';
import { clearTable } from './clear-table.ts';
import { editOrder } from './editing/edit-order.ts';
import { removeItem } from './editing/remove-item.ts';
import { type ListRequest, listOrders, readStoreOrder } from './list-orders.ts';
import { markReady } from './mark-ready.ts';
import { markSeen } from './mark-seen.ts';
import { seeChanges } from './see-changes.ts';
import { streamStore } from './stream-store.ts';

const DEFAULT_LIMIT = 50;

export function orderDeskRoutes(app: App): void {
  serve(
    app,
    deskCalls,
    {
      listOrders: async (ctx, { query }) => listOrders(ctx, readListQuery(query)),
      readStoreOrder: async (ctx, { params }) => readStoreOrder(ctx, parseOrderId(params.orderId)),
      changeOrderState: async (ctx, { params, body }) => {
        const orderId = parseOrderId(params.orderId);
        return changeState(ctx, orderId, body);
      },
      discardOrderItem: async (ctx, { params, body, headers }) => {
        const orderId = parseOrderId(params.orderId);
        const lineId = parseId(params.itemId, 'ITEM_NOT_FOUND');
        return removeItem(ctx, { orderId, lineId }, body, parseKey(headers['idempotency-key']));
      },
      editOrder: async (ctx, { params, body, headers }) => {
        const key = parseKey(headers['idempotency-key']);
        return editOrder(ctx, parseOrderId(params.orderId), body, key);
      },
      markOrderItemReady: async (ctx, { params, body }) => {
        const orderId = parseOrderId(params.orderId);
        const lineId = parseId(params.itemId, 'ITEM_NOT_FOUND');
        return markReady(ctx, { orderId, lineId }, body);
      },
      markChangesSeen: async (ctx, { params, body }) => seeChanges(ctx, parseOrderId(params.orderId), body),
      markOrdersSeen: async (ctx, { body }) => markSeen(ctx, body.orders.filter(isId)),
      followStore: async (ctx, request, reply) => streamStore(ctx, streamCallOf(request, reply)),
    },
    { again: (ctx, { orderId = '' }) => getForStaff(ctx, parseOrderId(orderId)) },
  );
  serve(app, floorCalls, {
    closeSitting: async (ctx, { params, body }) =>
      staffViewOf(ctx, await clearTable(ctx, params.sittingId, body)),
  });
  serve(app, orderCalls, { cancelOwnOrder: async (ctx, { params }) => cancelOwnOrder(ctx, params.slug) });
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
