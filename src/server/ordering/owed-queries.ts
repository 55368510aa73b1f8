import type { Minor } from '#domain/money.ts';
import type { Db } from '../db/client.ts';
import { and, asc, eq, gt, sql } from '../db/drizzle.ts';
import { isOwed, orders } from '../db/schema/orders.ts';
import type { OrderRow } from './queries.ts';

export async function listOwed(db: Db, storeId: string, after: string, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gt(orders.id, after), isOwed(orders)))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** Less than nothing takes it back. */
export async function addRefunded(db: Db, storeId: string, id: string, amount: Minor): Promise<void> {
  await db
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}` })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
}
