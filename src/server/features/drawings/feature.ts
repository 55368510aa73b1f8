import { feature } from '../../platform/feature/feature.ts';
import { drawingRoutes } from './routes.ts';

export const drawings = feature({
  routes: [drawingRoutes],
});
