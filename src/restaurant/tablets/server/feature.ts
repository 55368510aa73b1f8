import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepPasses } from '#restaurant/access/server/passes.ts';
import { requireTablet } from './list-tablets.ts';
import { tabletRoutes } from './routes.ts';

export const tablets: Feature = {
  tables: ['store_tablets', 'store_approvals', 'store_passes'],
  routes: [tabletRoutes],
  hourlyOfStores: { delete: [sweepPasses] },
  named: { tabletId: requireTablet },
};
