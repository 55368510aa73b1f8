import type { Feature } from '#platform/feature/server/feature.ts';
import { storeSettingsRoutes } from './routes.ts';

export const storeSettings: Feature = {
  tables: ['store_policies'],
  routes: [storeSettingsRoutes],
};
