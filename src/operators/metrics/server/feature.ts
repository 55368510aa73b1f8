import type { Feature } from '#platform/feature/server/feature.ts';
import { metricsRoutes } from './routes.ts';

export const metrics: Feature = { routes: [metricsRoutes] };
