import { type FeedbackBody, type FeedbackForm, LONGEST_COMMENT } from '#domain/api/feedback.ts';
import { AppError } from '#domain/errors.ts';
import { SERVED } from '#domain/order/order.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findOrderBySlug } from '../orders/find-order.ts';
import { hasFeedback, insertFeedback } from './queries.ts';

const rating = (name: string, label: string) => ({
  name,
  label,
  type: 'rating',
  min: 1,
  max: 5,
  required: true,
});

const FIELDS = [
  rating('food', 'How was the food?'),
  rating('service', 'How was the service?'),
  rating('overall', 'How was it overall?'),
  { name: 'comment', label: 'Anything to add?', type: 'text', max: LONGEST_COMMENT, required: false },
];

export async function getFeedbackForm(ctx: Ctx, orderSlug: string): Promise<FeedbackForm> {
  const order = await findServedOrder(ctx, orderSlug);
  const { store } = await ctx.services.storeCache.get(order.storeId);
  return {
    orderSlug,
    orderNo: order.orderNo,
    store: { name: store.name, slug: store.slug },
    fields: FIELDS,
    given: await hasFeedback(ctx.db, order.storeId, order.id),
  };
}

/** One feedback for each order, once it was served. */
export async function giveFeedback(ctx: Ctx, orderSlug: string, body: FeedbackBody): Promise<void> {
  const { storeId, id: orderId } = await findServedOrder(ctx, orderSlug);
  const row = { ...body, storeId, orderId, createdAt: new Date(ctx.now) };
  if (!(await insertFeedback(ctx.db, row))) throw new AppError('FEEDBACK_EXISTS');
}

async function findServedOrder(ctx: Ctx, orderSlug: string) {
  const order = await findOrderBySlug(ctx, orderSlug);
  if (order.state < SERVED) throw new AppError('ORDER_NOT_SERVED');
  return order;
}
