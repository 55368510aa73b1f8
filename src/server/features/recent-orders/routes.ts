import { orderCalls } from '#domain/api/calls/orders.ts';
import type { Services } from '../../platform/context/services.ts';
import { sendCached } from '../../platform/http/cached-body.ts';
import type { App } from '../../platform/http/schemas.ts';
import { createDishPairs } from './dish-pairs.ts';

export function dishPairRoutes(app: App, services: Services): void {
  const getDishPairs = createDishPairs(services);
  app.route({
    ...orderCalls.readPairs,
    handler: async (request, reply) => sendCached(request, reply, await getDishPairs(request.params.slug)),
  });
}
