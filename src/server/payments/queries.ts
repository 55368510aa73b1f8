import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { paymentAttempts, paymentDue } from '../db/schema/payments.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type DueRow = typeof paymentDue.$inferSelect;

/** The attempt, and when to look after it. */
export async function insertAttempt(db: Db, row: AttemptRow, dueAt: Date): Promise<void> {
  const { storeId, id: attemptId } = row;
  await db.insert(paymentAttempts).values(row);
  await db.insert(paymentDue).values({ storeId, attemptId, dueAt });
}

export async function readAttempt(db: Db, storeId: string, id: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)));
  return row ?? null;
}

export async function lockAttempt(db: Db, storeId: string, id: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)))
    .for('update');
  return row ?? null;
}

export async function readAttemptByName(
  db: Db,
  storeId: string,
  gatewayOrderId: string,
): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.gatewayOrderId, gatewayOrderId)));
  return row ?? null;
}

/** The last attempt of an order. */
export async function readAttemptOf(db: Db, storeId: string, orderId: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.orderId, orderId)))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return row ?? null;
}

type Change = Pick<AttemptRow, 'state' | 'settledAt'> & { gatewayTransactionId?: string };

/** Nobody need look after it any more. */
export async function settleAttempt(db: Db, storeId: string, id: string, change: Change): Promise<void> {
  await db
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.id, id)));
  await db.delete(paymentDue).where(eq(paymentDue.attemptId, id));
}

/** Whether it failed because another attempt of the store has this transaction. */
export function isTransactionTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'payment_attempts_transaction');
}

/** Takes what is due, for one process alone; should that one die, it is due again at the given time. */
export async function claimDue(
  db: Db,
  { now, again, most }: { now: Date; again: Date; most: number },
): Promise<DueRow[]> {
  const due = db
    .select({ attemptId: paymentDue.attemptId })
    .from(paymentDue)
    .where(lte(paymentDue.dueAt, now))
    .orderBy(asc(paymentDue.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db.update(paymentDue).set({ dueAt: again }).where(inArray(paymentDue.attemptId, due)).returning();
}
