import * as z from 'zod';
import { itemEventsBody } from '#domain/api/item-events.ts';
import { guestContext } from '../accounts/access.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { countItems } from './count-items.ts';

const BY_ADDRESS = { name: 'item events by address', most: 600, windowMs: 60_000 };

export function analyticsRoutes(app: App, services: Services): void {
  app.post(
    '/restaurant/api/menus/order/item/inc',
    {
      schema: {
        tags: ['Menus'],
        operationId: 'countItemEvents',
        summary: 'Counts which items were looked at and put into carts',
        body: itemEventsBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      services.limiter.take(BY_ADDRESS, request.ip);
      await countItems(guestContext(services), request.body);
      return reply.code(204).send(null);
    },
  );
}
