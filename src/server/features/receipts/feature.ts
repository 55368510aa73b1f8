import type { Feature } from '../../platform/feature/feature.ts';
import { receiptRoutes } from './routes.ts';

export const receipts: Feature = {
  tables: ['upi_transfers'],
  routes: [receiptRoutes],
};
