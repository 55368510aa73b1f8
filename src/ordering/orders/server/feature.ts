import type { Feature } from '#platform/feature/server/feature.ts';
import { parseId, parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import { findLine, findOrder, findOrderBySlug } from './find-order.ts';
import { orderRoutes } from './routes.ts';

export const orders: Feature = {
  routes: [orderRoutes],
  named: {
    orderId: (ctx, id) => findOrder(ctx, ctx.storeId, parseOrderId(id)),
    'orderId/itemId': (ctx, id, { orderId = '' }) =>
      findLine(ctx, { orderId: parseOrderId(orderId), lineId: parseId(id, 'ITEM_NOT_FOUND') }),
  },
  addresses: { '/order/status/:slug': (ctx, { slug = '' }) => findOrderBySlug(ctx, slug) },
};
