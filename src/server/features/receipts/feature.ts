import { feature } from '../../platform/feature/feature.ts';
import { receiptRoutes } from './routes.ts';

export const receipts = feature({
  routes: [receiptRoutes],
});
