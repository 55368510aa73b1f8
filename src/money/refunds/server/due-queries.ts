import type { Db } from '#platform/db/server/client.ts';
import { eq } from '#platform/db/server/drizzle.ts';
import { refundsDue } from '../tables.ts';

export async function insertRefundDue(db: Db, storeId: string, refundId: string, dueAt: Date): Promise<void> {
  await db.insert(refundsDue).values({ storeId, refundId, dueAt });
}

/** Updates nothing if the refund has been settled meanwhile. */
export async function updateRefundDue(db: Db, refundId: string, dueAt: Date): Promise<void> {
  await db.update(refundsDue).set({ dueAt }).where(eq(refundsDue.refundId, refundId));
}

export async function deleteRefundDue(db: Db, refundId: string): Promise<void> {
  await db.delete(refundsDue).where(eq(refundsDue.refundId, refundId));
}
