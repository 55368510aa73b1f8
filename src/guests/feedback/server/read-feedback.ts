import { findOrder } from '#ordering/orders/server/find-order.ts';
import { placedAt, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { firstNameOf } from '../rules/feedback.ts';
import type { FeedbackRow } from '../tables.ts';
import type { FeedbackEntry } from '../wire/feedback.ts';
import { type Rated, selectFeedbackOf } from './queries.ts';

export async function readFeedback(ctx: StoreCtx, orderId: string): Promise<FeedbackEntry> {
  authorise(ctx, 'feedback.read');
  const given = await findFeedback(ctx, orderId);
  return feedbackEntryView({ given, order: await findOrder(ctx, ctx.storeId, orderId) });
}

export async function findFeedback(ctx: StoreCtx, orderId: string): Promise<FeedbackRow> {
  const given = await selectFeedbackOf(ctx.db, ctx.storeId, orderId);
  if (given) return given;
  await findOrder(ctx, ctx.storeId, orderId);
  throw new AppError('FEEDBACK_NOT_FOUND');
}

export function feedbackEntryView({ given, order }: Rated): FeedbackEntry {
  const { orderId, createdAt, overall, food, service, comment, readAt } = given;
  const { answer, answeredAt, answeredBy } = given;
  const { orderNo, orderType, customerName } = order;
  const by = answeredBy?.kind === 'staff' ? answeredBy.name : '';
  return {
    orderId,
    orderNo,
    place: [orderType, tableNameOf(placedAt(order))].filter(Boolean).join(', '),
    guest: firstNameOf(customerName),
    at: createdAt.toISOString(),
    overall,
    food,
    service,
    comment,
    read: readAt !== null,
    answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString(), by } : null,
  };
}
