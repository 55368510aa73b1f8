import type { Feature } from '../../platform/feature/feature.ts';
import { findTabId } from './list-receipts.ts';
import { correctionRoutes } from './routes.ts';

export const corrections: Feature = {
  routes: [correctionRoutes],
  named: { tabId: findTabId },
};
