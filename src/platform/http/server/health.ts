import { healthCalls } from '#operators/health/wire/health-calls.ts';
import type { App } from './documents/schemas.ts';

export function healthRoutes(app: App): void {
  app.route({ ...healthCalls.isAlive, handler: async () => ({ status: 'alive' }) });
  app.route({
    ...healthCalls.isReady,
    handler: async () => {
      await app.checkReadiness();
      return { status: 'ready' };
    },
  });
}
