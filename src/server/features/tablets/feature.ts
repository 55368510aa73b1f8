import type { Feature } from '../../platform/feature/feature.ts';
import { requireTablet } from './list-tablets.ts';
import { tabletRoutes } from './routes.ts';

export const tablets: Feature = {
  tables: ['store_tablets', 'store_approvals'],
  routes: [tabletRoutes],
  named: { tabletId: requireTablet },
};
