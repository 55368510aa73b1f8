import type { Feature } from '#platform/feature/server/feature.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics: Feature = {
  tables: ['item_stats', 'store_page_views'],
  routes: [analyticsRoutes],
};
