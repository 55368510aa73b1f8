import { feature } from '../../platform/feature/feature.ts';
import { storeSettingsRoutes } from './routes.ts';

export const storeSettings = feature({
  routes: [storeSettingsRoutes],
});
