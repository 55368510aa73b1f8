import type { Feature } from '#platform/feature/server/feature.ts';
import { counterRoutes } from './routes.ts';

export const counter: Feature = { routes: [counterRoutes] };
