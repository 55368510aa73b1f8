import { OPEN } from '#domain/order.ts';
import type { Db } from '../db/client.ts';
import { and, eq, inArray, isNull, lt, sql } from '../db/drizzle.ts';
import { orders } from '../db/schema/orders.ts';
import type { OrderRow } from './queries.ts';

/** Whether an order of the same place that came before is still open. */
export async function readOpenBefore(db: Db, order: OrderRow, iden: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, order.storeId),
        inArray(orders.state, [...OPEN]),
        lt(orders.orderNo, order.orderNo),
        eq(orders.orderTypeId, order.orderTypeId),
        eq(orders.tableIden, iden),
        order.tableIdel === null ? isNull(orders.tableIdel) : eq(orders.tableIdel, order.tableIdel),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** How many orders of a table are on their way, counted up to so many. */
export async function countOpenAt(db: Db, storeId: string, iden: string, most: number): Promise<number> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    // The first condition in these very words, so that the index of open orders serves.
    .where(and(eq(orders.storeId, storeId), eq(orders.tableIden, iden), sql`${orders.state} < 4`))
    .limit(most);
  return rows.length;
}
