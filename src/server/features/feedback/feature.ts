import type { Feature } from '../../platform/feature/feature.ts';
import { findOrderBySlug } from '../orders/find-order.ts';
import { eraseFeedback, exportFeedback } from './forget-guests.ts';
import { feedbackRoutes } from './routes.ts';

export const feedback: Feature = {
  tables: ['feedback'],
  guests: { eraseWithOrders: eraseFeedback, exportWithOrders: exportFeedback },
  routes: [feedbackRoutes],
  addresses: {
    '/feedback/api/form/:orderSlug': (ctx, { orderSlug = '' }) => findOrderBySlug(ctx, orderSlug),
  },
};
