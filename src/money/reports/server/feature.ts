import type { Feature } from '#platform/feature/server/feature.ts';
import { reportRoutes } from './routes.ts';
import { sumUpEndedDays } from './sum-up-ended-days.ts';

export const reports: Feature = {
  tables: ['report_sums', 'report_marks'],
  routes: [reportRoutes],
  hourlyOfStores: { days: [sumUpEndedDays] },
};
