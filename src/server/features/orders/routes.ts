import { orderCalls } from '#domain/api/calls/orders.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App, RouteHandler } from '../../platform/http/schemas.ts';
import { getOrderStatus } from './get-order.ts';

export function orderRoutes(app: App, services: Services): void {
  const readOrder: RouteHandler<typeof orderCalls.readOrder> = async (request) =>
    getOrderStatus(guestContext(services), request.params.slug);
  app.route({ ...orderCalls.readOrder, handler: readOrder });
  app.route({ ...orderCalls.readOrderOlder, handler: readOrder });
}
