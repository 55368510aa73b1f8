import { feature } from '../../platform/feature/feature.ts';
import { tableRoutes } from './routes.ts';

export const tables = feature({
  routes: [tableRoutes],
});
