import { orderCalls } from '#ordering/orders/wire/orders-calls.ts';
import { sendCached } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { createDishPairs } from './dish-pairs.ts';
import { readExpected } from './read-expected.ts';

export function recentOrderRoutes(app: App): void {
  const getDishPairs = createDishPairs(app.services);
  serve(app, orderCalls, {
    readPairs: async (_ctx, request, reply) =>
      sendCached(request, reply, await getDishPairs(request.params.slug)),
    readExpected: async (ctx, { params }) => readExpected(ctx, params.slug),
  });
}
