import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { OPEN } from '#domain/order.ts';
import type { Db } from '../db/client.ts';
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
