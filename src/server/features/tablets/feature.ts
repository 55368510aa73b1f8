import { feature } from '../../platform/feature/feature.ts';
import { requireTablet } from './list-tablets.ts';
import { tabletRoutes } from './routes.ts';

export const tablets = feature({
  routes: [tabletRoutes],
  named: { tabletId: requireTablet },
});
