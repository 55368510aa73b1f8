import { findOrderBySlug } from '#ordering/orders/server/find-order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { clearWords, selectGiven } from './queries.ts';
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

async function exportFeedback({ db }: Ctx, storeId: string, orderIds: string[]) {
  const given = new Map((await selectGiven(db, storeId, orderIds)).map((row) => [row.orderId, row]));
  return (orderId: string) => {
    const row = given.get(orderId);
    if (!row) return { feedback: null };
    const { food, service, overall, comment, answer } = row;
    return { feedback: { food, service, overall, comment, answer: answer ?? '' } };
  };
}
