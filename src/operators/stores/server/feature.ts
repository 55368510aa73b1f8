import type { Feature } from '#platform/feature/server/feature.ts';
import { ageSubscriptions } from './age-subscriptions.ts';
import { COUNTED_EVERY_MS, countGrown } from './count-use.ts';
import { operatorRoutes } from './routes.ts';
import { warnOfOrders } from './warn-of-orders.ts';

export const operator: Feature = {
  otherTables: { store_use: 'goes', operator_notes: 'goes', saved_filters: 'stays' },
  routes: [operatorRoutes],
  hourlyOfStores: { use: [ageSubscriptions, warnOfOrders] },
  repeated: [{ everyMs: COUNTED_EVERY_MS, work: countGrown }],
};
