import type { Feature } from '#platform/feature/server/feature.ts';
import { COUNTED_EVERY_MS, countGrown } from './count-use.ts';
import { operatorRoutes } from './routes.ts';
import { ageSubscriptions } from './subscriptions/age-subscriptions.ts';
import { warnOfOrders } from './suspending/warn-of-orders.ts';

export const operator: Feature = {
  otherTables: { store_use: 'goes', operator_notes: 'goes', saved_filters: 'stays' },
  routes: [operatorRoutes],
  hourlyOfStores: { use: [ageSubscriptions, warnOfOrders] },
  repeated: [{ everyMs: COUNTED_EVERY_MS, work: countGrown }],
};
