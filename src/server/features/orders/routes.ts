import { orderCalls } from '#domain/api/calls/orders.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { streamCallOf } from '../access/stream-call.ts';
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
