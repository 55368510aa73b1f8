import { healthCalls } from '#domain/api/calls/health.ts';
import type { App } from './schemas.ts';

export function healthRoutes(app: App, checkReadiness: () => Promise<void>): void {
  app.route({ ...healthCalls.isAlive, handler: async () => ({ status: 'alive' }) });
  app.route({
    ...healthCalls.isReady,
    handler: async () => {
      await checkReadiness();
      return { status: 'ready' };
    },
  });
}
