import { feature } from '../../platform/feature/feature.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics = feature({
  routes: [analyticsRoutes],
});
