import type { Feature } from '#platform/feature/server/feature.ts';
import { orderDeskRoutes } from './routes.ts';

export const orderDesk: Feature = { routes: [orderDeskRoutes] };
