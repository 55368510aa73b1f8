import { feature } from '../../platform/feature/feature.ts';
import { dishPairRoutes } from './routes.ts';

export const recentOrders = feature({
  routes: [dishPairRoutes],
});
