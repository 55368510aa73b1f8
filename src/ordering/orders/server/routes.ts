import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { streamCallOf } from '#restaurant/access/server/stream-call.ts';
import { orderCalls } from '../wire/orders-calls.ts';
import { getOrderStatus } from './get-order.ts';
import { createOrderStarts, streamOrder } from './stream-order.ts';

export function orderRoutes(app: App): void {
  const starts = createOrderStarts({ db: app.services.db, services: app.services });
  serve(app, orderCalls, {
    readOrder: async (ctx, { params }) => getOrderStatus(ctx, params.slug),
    readOrderOlder: async (ctx, { params }) => getOrderStatus(ctx, params.slug),
    followOrder: async (_ctx, request, reply) =>
      streamOrder(starts, request.params.slug, streamCallOf(request, reply)),
  });
}
