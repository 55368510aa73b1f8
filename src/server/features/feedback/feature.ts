import type { Feature } from '../../platform/feature/feature.ts';
import { findOrderBySlug } from '../orders/find-order.ts';
import { exportFeedback } from './export-feedback.ts';
import { clearWords } from './queries.ts';
import { feedbackRoutes } from './routes.ts';

export const feedback: Feature = {
  tables: ['feedback'],
  guests: {
    eraseWithOrders: ({ db }, storeId, { ids }) => clearWords(db, storeId, ids),
    exportWithOrders: exportFeedback,
  },
  routes: [feedbackRoutes],
  addresses: {
    '/feedback/api/form/:orderSlug': (ctx, { orderSlug = '' }) => findOrderBySlug(ctx, orderSlug),
  },
};
