import { watchCalls } from '#domain/api/calls/watch.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { readHealth } from './read-health.ts';
import { readWatch, saveWatch, testWatch } from './save-watch.ts';
import { writeCounts } from './write-counts.ts';

export function healthRoutes(app: App): void {
  const { services } = app;
  // What was counted since the last time is not lost when the program ends.
  app.addHook('onClose', () => writeCounts({ db: services.reserve, services }).catch(services.onError));
  serve(app, watchCalls, {
    readHealth: (ctx, { server }) => readHealth(ctx, server.programVersion),
    readWatch: (ctx) => readWatch(ctx),
    saveWatch: (ctx, { body }) => saveWatch(ctx, body),
    testWatch: (ctx) => testWatch(ctx),
  });
}
