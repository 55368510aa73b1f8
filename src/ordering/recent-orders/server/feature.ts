import type { Feature } from '#platform/feature/server/feature.ts';
import { recentOrderRoutes } from './routes.ts';

export const recentOrders: Feature = { routes: [recentOrderRoutes] };
