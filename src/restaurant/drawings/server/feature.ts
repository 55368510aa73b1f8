import type { Feature } from '#platform/feature/server/feature.ts';
import { drawingRoutes } from './routes.ts';

export const drawings: Feature = { routes: [drawingRoutes] };
