import { feature } from '../../platform/feature/feature.ts';
import { reportRoutes } from './routes.ts';
import { sumUpEndedDays } from './sum-up-ended-days.ts';

export const reports = feature({
  routes: [reportRoutes],
  hourlyOfStores: { days: [sumUpEndedDays] },
});
