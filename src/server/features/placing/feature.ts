import { feature } from '../../platform/feature/feature.ts';
import { findStore } from '../stores/find-store.ts';
import { sweepKeys } from './order-key.ts';
import { placeOrderRoutes } from './routes.ts';

export const placing = feature({
  routes: [placeOrderRoutes],
  addresses: { '/order/create/web/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId) },
  hourlyOfStores: { delete: [sweepKeys] },
});
