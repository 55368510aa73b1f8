import { feature } from '../../platform/feature/feature.ts';
import { ageSubscriptions } from './age-subscriptions.ts';
import { countUse } from './count-use.ts';
import { operatorRoutes } from './routes.ts';
import { warnOfOrders } from './warn-of-orders.ts';

export const operator = feature({
  routes: [operatorRoutes],
  hourlyOfStores: { use: [countUse, ageSubscriptions, warnOfOrders] },
});
