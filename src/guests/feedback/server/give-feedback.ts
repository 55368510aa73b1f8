import { SERVED } from '#ordering/orders/rules/order.ts';
import { findOrderBySlug, lockOrder } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { hasSomethingToRead, LONGEST_COMMENT } from '../rules/feedback.ts';
import type { FeedbackBody, FeedbackForm } from '../wire/feedback.ts';
import { hasFeedback, insertFeedback } from './queries.ts';

const rating = (name: string, label: string, required = false) => ({
  name,
  label,
  type: 'rating',
  min: 1,
  max: 5,
  required,
});

const FIELDS = [
  rating('food', 'How was the food?'),
  rating('service', 'How was the service?'),
  rating('overall', 'How was it overall?', true),
  { name: 'comment', label: 'Anything to add?', type: 'text', max: LONGEST_COMMENT, required: false },
];

export async function getFeedbackForm(ctx: Ctx, orderSlug: string): Promise<FeedbackForm> {
  const order = await findOrderBySlug(ctx, orderSlug);
  refuseUnserved(order);
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
  // Before the lock: only finds the order; everything else is read under its lock.
  const { storeId, id: orderId } = await findOrderBySlug(ctx, orderSlug);
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const order = await lockOrder(tx, storeId, orderId);
    refuseUnserved(order);
    const createdAt = new Date(tx.now);
    const readAt = hasSomethingToRead(body) ? null : createdAt;
    const isFirst = await insertFeedback(tx.db, { ...body, storeId, orderId, createdAt, readAt });
    if (!isFirst) throw new AppError('FEEDBACK_EXISTS');
    const event = { what: 'rated' as const, from: order.state, to: order.state, stars: body.overall };
    await appendLog(tx, storeId, { kind: 'order', orderId, event });
  });
}

function refuseUnserved({ state }: OrderRow): void {
  if (state < SERVED) throw new AppError('ORDER_NOT_SERVED');
}
