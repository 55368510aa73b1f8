import { orderCalls } from '#domain/api/calls/orders.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { getOrderStatus } from './get-order.ts';

export function orderRoutes(app: App): void {
  serve(app, orderCalls, {
    readOrder: async (ctx, { params }) => getOrderStatus(ctx, params.slug),
    readOrderOlder: async (ctx, { params }) => getOrderStatus(ctx, params.slug),
  });
}
