import type { Feature } from '#platform/feature/server/feature.ts';
import { tableRoutes } from './routes.ts';

export const tables: Feature = {
  tables: ['store_tables'],
  routes: [tableRoutes],
};
