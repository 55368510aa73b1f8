import type { Db } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { feedback } from '../../platform/db/schema/orders.ts';

/** False if the order already has feedback. */
export async function insertFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(feedback).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function hasFeedback(db: Db, storeId: string, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: feedback.orderId })
    .from(feedback)
    .where(and(eq(feedback.storeId, storeId), eq(feedback.orderId, orderId)));
  return rows.length > 0;
}
