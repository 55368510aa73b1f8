import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { type Handlers, serve } from '#restaurant/access/server/serve.ts';
import { counterCalls } from '../wire/counter-calls.ts';
import { remainsOfSale } from './refused-sale.ts';
import { sell } from './sell.ts';
import { readTokens } from './tokens.ts';

/** Selling at a counter: paid at once, and called by a number. */
export function counterRoutes(app: App): void {
  const handlers: Handlers<typeof counterCalls> = {
    sell: async (ctx, request, reply) => {
      const idempotencyKey = parseKey(request.headers['idempotency-key']);
      const { isNew, order } = await sell(ctx, { body: request.body, idempotencyKey });
      reply.code(isNew ? 201 : 200);
      return order;
    },
    readTokens: async (ctx, { params }) => readTokens(ctx, params.slug),
  };
  serve(app, counterCalls, handlers, { remains: remainsOfSale });
}
