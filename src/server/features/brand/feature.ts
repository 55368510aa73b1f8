import { MINUTE } from '#domain/time/durations.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { keepBrand } from './keep-brand.ts';
import { brandRoutes } from './routes.ts';

export const brand: Feature = {
  otherTables: { brand: 'stays' },
  routes: [brandRoutes],
  kept: { everyMs: MINUTE, keep: keepBrand },
};
