import type { Feature } from '#platform/feature/server/feature.ts';
import { askForCommission } from './ask-for-commission.ts';
import { noteDays } from './note-days.ts';
import { commissionRoutes } from './routes.ts';

export const commission: Feature = {
  otherTables: { commission_days: 'stays' },
  routes: [commissionRoutes],
  hourlyOfStores: { use: [noteDays, askForCommission] },
};
