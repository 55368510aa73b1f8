import type { Db } from '../../platform/db/client.ts';
import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import { type FeedbackRow, feedback } from '../../platform/db/schema/orders.ts';

const isOf = (storeId: string, orderIds: string[]) =>
  and(eq(feedback.storeId, storeId), inArray(feedback.orderId, orderIds));

export async function clearWords(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  await db
    .update(feedback)
    .set({ comment: '', answer: null, answeredAt: null, answeredBy: null })
    .where(isOf(storeId, orderIds));
}

export async function selectGiven(db: Db, storeId: string, orderIds: string[]): Promise<FeedbackRow[]> {
  return orderIds.length > 0 ? db.select().from(feedback).where(isOf(storeId, orderIds)) : [];
}
