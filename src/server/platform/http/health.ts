import { healthCalls } from '#domain/api/calls/health.ts';
import type { Db } from '../db/client.ts';
import { ping } from '../db/ping.ts';
import type { App } from './schemas.ts';

export function healthRoutes(app: App, db: Db): void {
  app.route({ ...healthCalls.isAlive, handler: async () => ({ status: 'alive' }) });
  app.route({
    ...healthCalls.isReady,
    handler: async () => {
      await ping(db);
      return { status: 'ready' };
    },
  });
}
