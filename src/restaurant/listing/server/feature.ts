import type { Feature } from '#platform/feature/server/feature.ts';
import { listingRoutes } from './routes.ts';

export const listings: Feature = {
  otherTables: { store_listings: 'goes' },
  routes: [listingRoutes],
};
