import { feature } from '../../platform/feature/feature.ts';
import { orderDeskRoutes } from './routes.ts';

export const orderDesk = feature({
  routes: [orderDeskRoutes],
});
