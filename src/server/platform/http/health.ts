import { healthCalls } from '#domain/api/calls/health.ts';
import type { Services } from '../context/services.ts';
import { createReadiness } from '../db/readiness.ts';
import type { App } from './schemas.ts';

export function healthRoutes(app: App, { reserve, clock }: Services): void {
  const checkReadiness = createReadiness(reserve, clock);
  app.route({ ...healthCalls.isAlive, handler: async () => ({ status: 'alive' }) });
  app.route({
    ...healthCalls.isReady,
    handler: async () => {
      await checkReadiness();
      return { status: 'ready' };
    },
  });
}
