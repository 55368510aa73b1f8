import type { Db } from '../db/client.ts';
import { and, asc, eq, inArray } from '../db/drizzle.ts';
import { refunds } from '../db/schema/refunds.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefunds(db: Db, rows: RefundRow[]): Promise<void> {
  await db.insert(refunds).values(rows);
}

export async function readRefundsOf(db: Db, storeId: string, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), eq(refunds.orderId, orderId)))
    .orderBy(asc(refunds.id));
}

export async function readRefund(db: Db, storeId: string, id: string): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), eq(refunds.id, id)));
  return row ?? null;
}

export async function lockRefund(db: Db, storeId: string, id: string): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), eq(refunds.id, id)))
    .for('update');
  return row ?? null;
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

export async function listRefundsOf(db: Db, storeId: string, orderIds: string[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.storeId, storeId), inArray(refunds.orderId, orderIds)));
}
