import { feature } from '../../platform/feature/feature.ts';
import { counterRoutes } from './routes.ts';

export const counter = feature({
  routes: [counterRoutes],
});
