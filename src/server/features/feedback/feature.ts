import { feature } from '../../platform/feature/feature.ts';
import { findOrderBySlug } from '../orders/find-order.ts';
import { feedbackRoutes } from './routes.ts';

export const feedback = feature({
  routes: [feedbackRoutes],
  addresses: {
    '/feedback/api/form/:orderSlug': (ctx, { orderSlug = '' }) => findOrderBySlug(ctx, orderSlug),
  },
});
