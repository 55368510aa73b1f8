import { findItem } from '#ordering/menu/server/find-items.ts';
import { findHead } from '#ordering/menu/server/store-page/store-page.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { programRoutes } from './routes.ts';

export const programs: Feature = {
  routes: [programRoutes],
  named: { dishId: findItem },
  addresses: { '/v1/restaurants/:slug': (ctx, { slug = '' }) => findHead(ctx, slug) },
};
