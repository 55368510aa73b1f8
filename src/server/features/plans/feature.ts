import { MINUTE } from '#domain/time/durations.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { keepPlans } from './keep-plans.ts';
import { planRoutes } from './routes.ts';

export const plans: Feature = {
  otherTables: { plans: 'stays' },
  routes: [planRoutes],
  kept: { everyMs: MINUTE, keep: keepPlans },
};
