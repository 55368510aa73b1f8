import { MINUTE } from '#domain/time/durations.ts';
import { feature } from '../../platform/feature/feature.ts';
import { keepBrand } from './keep-brand.ts';
import { brandRoutes } from './routes.ts';

export const brand = feature({
  routes: [brandRoutes],
  kept: { everyMs: MINUTE, keep: keepBrand },
});
