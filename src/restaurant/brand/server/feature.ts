import type { Feature } from '#platform/feature/server/feature.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { keepBrands } from './keep-brand.ts';
import { brandRoutes } from './routes.ts';

export const brand: Feature = {
  otherTables: { brand: 'stays', brands: 'stays' },
  routes: [brandRoutes],
  kept: { everyMs: MINUTE, keep: keepBrands },
};
