import type { Feature } from '../../platform/feature/feature.ts';
import { orderDeskRoutes } from './routes.ts';

export const orderDesk: Feature = { routes: [orderDeskRoutes] };
