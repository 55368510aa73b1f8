import { feature } from '../../platform/feature/feature.ts';
import { metricsRoutes } from './routes.ts';

export const metrics = feature({
  routes: [metricsRoutes],
});
