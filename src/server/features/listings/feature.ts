import { feature } from '../../platform/feature/feature.ts';
import { listingRoutes } from './routes.ts';

export const listings = feature({
  routes: [listingRoutes],
});
