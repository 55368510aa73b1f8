import { feature } from '../../platform/feature/feature.ts';
import { findKhata } from './find-khata.ts';
import { khataRoutes } from './routes.ts';

export const khatas = feature({
  routes: [khataRoutes],
  named: { khataId: findKhata },
});
