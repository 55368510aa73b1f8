import { paymentAttempts } from '#money/payments/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { refunds } from '../tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefunds(db: Db, rows: RefundRow[]): Promise<void> {
  await db.insert(refunds).values(rows);
}

export async function selectRefundsOf(db: Db, storeId: string, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), eq(refunds.orderId, orderId)))
    .orderBy(asc(refunds.id));
}

export async function selectRefund(db: Db, storeId: string, id: string): Promise<RefundRow | null> {
  return queryOne(
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.storeId, storeId), eq(refunds.id, id))),
  );
}

export async function lockRefund(db: Db, storeId: string, id: string): Promise<RefundRow | null> {
  return queryOne(
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.storeId, storeId), eq(refunds.id, id)))
      .for('update'),
  );
}

export async function updateRefund(
  db: Db,
  { storeId, id }: Pick<RefundRow, 'storeId' | 'id'>,
  change: Partial<Pick<RefundRow, 'state' | 'acceptedAt' | 'gatewayRefundId' | 'failure' | 'settledAt'>>,
): Promise<void> {
  await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.storeId, storeId), eq(refunds.id, id)));
}

/** Adds to the returned amounts of attempts that are already locked. The database refuses to return more than came. */
export async function updateReturned(db: Db, storeId: string, refunded: RefundRow[]): Promise<void> {
  const ids = refunded.flatMap(({ attemptId }) => attemptId ?? []);
  if (ids.length === 0) return;
  const returned = sql`coalesce((select sum(refunds.amount) from refunds
    where refunds.store_id = payment_attempts.store_id and refunds.attempt_id = payment_attempts.id
      and refunds.state <> 'failed'), 0)`;
  await db
    .update(paymentAttempts)
    .set({ returned })
    .where(and(eq(paymentAttempts.storeId, storeId), inArray(paymentAttempts.id, ids)));
}
