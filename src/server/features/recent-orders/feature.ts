import type { Feature } from '../../platform/feature/feature.ts';
import { recentOrderRoutes } from './routes.ts';

export const recentOrders: Feature = { routes: [recentOrderRoutes] };
