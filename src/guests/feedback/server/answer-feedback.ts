import { lockStoredOrder } from '#ordering/orders/server/find-order.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import type { AnswerBody, FeedbackEntry } from '../wire/feedback.ts';
import { updateAnswer, updateRead } from './queries.ts';
import { feedbackEntryView, findFeedback } from './read-feedback.ts';

/** Answers for the restaurant. A second answer replaces the first. */
export async function answerFeedback(
  ctx: StoreCtx,
  orderId: string,
  { text }: AnswerBody,
): Promise<FeedbackEntry> {
  authorise(ctx, 'feedback.answer');
  return withTransaction(ctx, async (tx) => {
    const { order, log } = await lockStoredOrder(tx, tx.storeId, orderId);
    const given = await findFeedback(tx, orderId);
    if (given.answer === text) return feedbackEntryView({ given, order });
    refuseWhenLong(log.length, 'changes');
    const now = new Date(tx.now);
    const answered = {
      answer: text,
      answeredAt: now,
      answeredBy: actorRecord(tx.actor),
      readAt: given.readAt ?? now,
    };
    await updateAnswer(tx.db, tx.storeId, orderId, answered);
    await appendStaffLog(tx, tx.storeId, { what: 'feedback-answered', subject: String(order.orderNo) });
    const event = { what: 'answered' as const, from: order.state, to: order.state };
    await appendLog(tx, tx.storeId, { kind: 'order', orderId, event });
    return feedbackEntryView({ given: { ...given, ...answered }, order });
  });
}

/** Orders without feedback, and those of other stores, are skipped. */
export async function markFeedbackRead(ctx: StoreCtx, orderIds: string[]): Promise<void> {
  authorise(ctx, 'feedback.answer');
  if (orderIds.length > 0) await updateRead(ctx.db, ctx.storeId, orderIds, new Date(ctx.now));
}
