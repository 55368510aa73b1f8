import type { Feature } from '../../platform/feature/feature.ts';
import { findItem } from '../menus/find-items.ts';
import { findHead } from '../menus/store-page.ts';
import { programRoutes } from './routes.ts';

export const programs: Feature = {
  routes: [programRoutes],
  named: { dishId: findItem },
  addresses: { '/v1/restaurants/:slug': (ctx, { slug = '' }) => findHead(ctx, slug) },
};
