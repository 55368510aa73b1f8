import type { Feature } from '#platform/feature/server/feature.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { keepPlans } from './keep-plans.ts';
import { planRoutes } from './routes.ts';

export const plans: Feature = {
  otherTables: { plans: 'stays' },
  routes: [planRoutes],
  kept: { everyMs: MINUTE, keep: keepPlans },
};
