import { MINUTE } from '#domain/time/durations.ts';
import { feature } from '../../platform/feature/feature.ts';
import { keepFooters } from './keep-footers.ts';
import { planRoutes } from './routes.ts';

export const plans = feature({
  routes: [planRoutes],
  kept: { everyMs: MINUTE, keep: keepFooters },
});
