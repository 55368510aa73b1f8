import type { Feature } from '../../platform/feature/feature.ts';
import { eraseClosedStores } from './erase-closed-stores.ts';
import { closingRoutes } from './routes.ts';

export const closing: Feature = {
  routes: [closingRoutes],
  hourlyOfStores: { stores: [eraseClosedStores] },
};
