import type { Feature } from '../../platform/feature/feature.ts';
import { drawingRoutes } from './routes.ts';

export const drawings: Feature = { routes: [drawingRoutes] };
