import type { Feature } from '#platform/feature/server/feature.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { sweepKeys } from './order-key.ts';
import { placeOrderRoutes } from './routes.ts';

export const placing: Feature = {
  tables: ['idempotency_keys'],
  routes: [placeOrderRoutes],
  addresses: { '/order/create/web/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId) },
  hourlyOfStores: { delete: [sweepKeys] },
};
