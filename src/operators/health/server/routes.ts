import { watchCalls } from '#ordering/orders/wire/watch-calls.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { requireFirst } from '#restaurant/brand/server/list-brands.ts';
import { readHealth } from './read-health.ts';
import { readWatch, saveWatch, testWatch } from './save-watch.ts';
import { writeCounts } from './write-counts.ts';

export function healthRoutes(app: App): void {
  const { services } = app;
  // What was counted since the last time is not lost when the program ends.
  app.addHook('onClose', () => writeCounts({ db: services.reserve, services }).catch(services.onError));
  serve(app, watchCalls, {
    readHealth: (ctx, { server }) => readHealth(ofProgram(ctx), server.programVersion),
    readWatch: (ctx) => readWatch(ofProgram(ctx)),
    saveWatch: (ctx, { body }) => saveWatch(ofProgram(ctx), body),
    testWatch: (ctx) => testWatch(ofProgram(ctx)),
  });
}

/** Health is of the whole installation, and not of a brand. */
function ofProgram(ctx: OperatorCtx): OperatorCtx {
  requireFirst(ctx);
  return ctx;
}
