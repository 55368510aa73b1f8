import { MINUTE } from '#domain/time/durations.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { keepBrands } from './keep-brand.ts';
import { brandRoutes } from './routes.ts';

export const brand: Feature = {
  otherTables: { brand: 'stays', brands: 'stays' },
  routes: [brandRoutes],
  kept: { everyMs: MINUTE, keep: keepBrands },
};
