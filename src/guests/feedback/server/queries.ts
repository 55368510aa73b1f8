import { type OrderRow, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { type FeedbackRow, feedback } from '../tables.ts';

/** False if the order already has feedback. */
export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(feedback).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function hasFeedback(db: Db, storeId: string, orderId: string): Promise<boolean> {
  const rows = await db.select({ orderId: feedback.orderId }).from(feedback).where(isOf(storeId, orderId));
  return rows.length > 0;
}

const isOf = (storeId: string, orderId: string) =>
  and(eq(feedback.storeId, storeId), eq(feedback.orderId, orderId));

const isAmong = (storeId: string, orderIds: string[]) =>
  and(eq(feedback.storeId, storeId), inArray(feedback.orderId, orderIds));

export interface FeedbackFilter {
  /** None for all. */
  stars: number[];
  from: Date | null;
  until: Date | null;
  isUnread: boolean;
  /** The last one of the page before. */
  before: { at: Date; orderId: string } | null;
  limit: number;
}

export interface Rated {
  given: FeedbackRow;
  order: OrderRow;
}

/** The latest first. */
export async function selectFeedback(
  db: Db,
  storeId: string,
  { stars, from, until, isUnread, before, limit }: FeedbackFilter,
): Promise<Rated[]> {
  const { createdAt, orderId, overall, readAt } = feedback;
  return db
    .select({ given: feedback, order: orders })
    .from(feedback)
    .innerJoin(orders, and(eq(orders.storeId, feedback.storeId), eq(orders.id, orderId)) as SQL)
    .where(
      and(
        eq(feedback.storeId, storeId),
        stars.length > 0 ? inArray(overall, stars) : undefined,
        from ? gte(createdAt, from) : undefined,
        until ? lt(createdAt, until) : undefined,
        isUnread ? isNull(readAt) : undefined,
        before
          ? sql`(${createdAt}, ${orderId}) < (${before.at.toISOString()}::timestamptz, ${before.orderId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(orderId))
    .limit(limit);
}

/** Counts no further than `most`. */
export async function countUnread(db: Db, storeId: string, most: number): Promise<number> {
  const unread = db
    .select({ orderId: feedback.orderId })
    .from(feedback)
    .where(and(eq(feedback.storeId, storeId), isNull(feedback.readAt)))
    .limit(most);
  return (await unread).length;
}

export async function updateRead(db: Db, storeId: string, orderIds: string[], readAt: Date): Promise<void> {
  await db
    .update(feedback)
    .set({ readAt })
    .where(and(isAmong(storeId, orderIds), isNull(feedback.readAt)));
}

type Answer = Required<Pick<FeedbackRow, 'answer' | 'answeredAt' | 'answeredBy' | 'readAt'>>;

export async function updateAnswer(db: Db, storeId: string, orderId: string, answer: Answer): Promise<void> {
  await db.update(feedback).set(answer).where(isOf(storeId, orderId));
}

export async function selectFeedbackOf(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<FeedbackRow | undefined> {
  const [given] = await db.select().from(feedback).where(isOf(storeId, orderId));
  return given;
}

/** Erases what guests wrote and what they were answered. How they rated stays. */
export async function clearWords(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  await db
    .update(feedback)
    .set({ comment: '', answer: null, answeredAt: null, answeredBy: null })
    .where(isAmong(storeId, orderIds));
}

export async function selectGiven(db: Db, storeId: string, orderIds: string[]): Promise<FeedbackRow[]> {
  return orderIds.length > 0 ? db.select().from(feedback).where(isAmong(storeId, orderIds)) : [];
}
