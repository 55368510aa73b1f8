import { counterCalls } from '#domain/api/calls/counter.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { sell } from './sell.ts';
import { readTokens } from './tokens.ts';

/** Selling at a counter: paid at once, and called by a number. */
export function counterRoutes(app: App): void {
  serve(app, counterCalls, {
    sell: async (ctx, request, reply) => {
      const idempotencyKey = parseKey(request.headers['idempotency-key']);
      const { isNew, order } = await sell(ctx, { body: request.body, idempotencyKey });
      return reply.code(isNew ? 201 : 200).send(order);
    },
    readTokens: async (ctx, { params }) => readTokens(ctx, params.slug),
  });
}
