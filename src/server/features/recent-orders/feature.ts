import type { Feature } from '../../platform/feature/feature.ts';
import { dishPairRoutes } from './routes.ts';

export const recentOrders: Feature = { routes: [dishPairRoutes] };
