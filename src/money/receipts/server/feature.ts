import type { Feature } from '#platform/feature/server/feature.ts';
import { findTabId } from './list-receipts.ts';
import { receiptRoutes } from './routes.ts';

export const receipts: Feature = {
  routes: [receiptRoutes],
  named: { tabId: findTabId },
};
